import type { Deliver, Delivery } from './mail'

/**
 * Makes requests with one key that come at the same time, such as a retry after a lost connection,
 * wait for one and the same delivery instead of getting into each other's way.
 */
export function dedupeInFlight(deliver: Deliver): Deliver {
  const inFlight = new Map<string, Promise<Delivery>>()

  return (request) => {
    const { key } = request
    const delivery = inFlight.get(key) ?? deliver(request).finally(() => void inFlight.delete(key))
    inFlight.set(key, delivery)
    return delivery
  }
}
