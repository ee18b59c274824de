import type { Deliver, Delivery } from './mail'

/**
 * Makes requests with one key that come at the same time, such as a retry after a lost connection,
 * wait for one and the same delivery instead of getting into each other's way.
 */
export function shareUnderWay(deliver: Deliver): Deliver {
  const underWay = new Map<string, Promise<Delivery>>()

  return (consignment) => {
    const { key } = consignment
    const delivery =
      underWay.get(key) ?? deliver(consignment).finally(() => void underWay.delete(key))
    underWay.set(key, delivery)
    return delivery
  }
}
