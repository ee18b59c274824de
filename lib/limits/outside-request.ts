import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Runs a function outside the async context of the request under way. A timer keeps the context
 * it was made in, and in Next that holds the whole request: without this, a limit that counts for
 * a day keeps every request of that day in memory.
 */
export const outsideRequest = AsyncLocalStorage.snapshot()
