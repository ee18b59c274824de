import 'server-only'
import { Redis } from 'ioredis'

/** Milliseconds. */
type Timeouts = { connect: number; command: number }

/**
 * Returns a client that fails fast instead of waiting for Redis to come back: the limits then count
 * in memory, and a request for help is not kept waiting.
 */
export async function connectRedis(
  url: string,
  timeouts: Timeouts = { connect: 500, command: 200 },
): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeouts.connect,
    commandTimeout: timeouts.command,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  let away = false
  redis.on('error', () => {
    if (!away) console.error('Rate limits: Redis is away, counting in memory')
    away = true
  })
  redis.on('ready', () => {
    if (away) console.error('Rate limits: Redis is back')
    away = false
  })
  const wait = AbortSignal.timeout(timeouts.connect)
  await Promise.race([
    redis.connect().catch(() => undefined),
    new Promise((resolve) => wait.addEventListener('abort', resolve)),
  ])
  return redis
}
