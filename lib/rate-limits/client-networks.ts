import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Client = {
  forwardedFor: string | null
  peer: string | undefined
  /** How many proxies in front of us add the address they see to `X-Forwarded-For`. */
  trustedHops: number
}

/**
 * The networks that a client's address lies in, unreadable: the /64 that a telephone has, the /56 of
 * a household and the /48, which is the most that one customer is given. An IPv4 address is all three.
 */
export type Networks = readonly [device: string, household: string, origin: string]

/**
 * Returns the networks that the limits count: of the address that our own outermost proxy saw, or of
 * the peer of the socket when there is no proxy. What stands further left was written by the visitor.
 * Addresses that cannot be told share their networks.
 */
export function clientNetworks(
  { forwardedFor, peer, trustedHops }: Client,
  secret: string,
): Networks {
  const hops = forwardedFor?.split(',') ?? []
  const hop = hops[Math.max(0, hops.length - trustedHops)]
  const address = (trustedHops > 0 ? hop : undefined) ?? peer ?? ''
  const hashed = (length: 48 | 56 | 64) =>
    createHmac('sha256', secret).update(networkOf(address, length)).digest('base64url')
  return [hashed(64), hashed(56), hashed(48)]
}

/** Returns the first `length` bits of an IPv6 address, and an IPv4 address whole. */
export function networkOf(value: string, length: 48 | 56 | 64): string {
  const [text = ''] = value
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .split('%', 1)
  // Node.js is the stricter judge: the library also reads octal, hexadecimal and shortened IPv4.
  if (!isIP(text)) return 'unknown'
  // `process` takes an IPv4 address that was written as IPv6 for what it is.
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${length}`).toString()}/${length}`
}
