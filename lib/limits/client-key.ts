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
 * Returns whom the limits count: the address that our own outermost proxy saw, or the peer of the
 * socket when there is no proxy. What stands further left was written by the visitor. Addresses
 * that cannot be told share one key.
 */
export function clientKey({ forwardedFor, peer, trustedHops }: Client, secret: string): string {
  const hops = forwardedFor?.split(',') ?? []
  const hop = hops[Math.max(0, hops.length - trustedHops)]
  const network = networkOf((trustedHops > 0 ? hop : undefined) ?? peer ?? '')
  return createHmac('sha256', secret).update(network).digest('base64url')
}

/** Returns an IPv4 address whole; of an IPv6 address the /64, which is what one household gets. */
export function networkOf(value: string): string {
  const text = value
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  // Node.js is the stricter judge: the library also reads octal, hexadecimal and shortened IPv4.
  if (!isIP(text)) return 'unknown'
  // `process` takes an IPv4 address that was written as IPv6 for what it is.
  const address = ipaddr.process(text)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const prefix = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${prefix.join(':')}::/64`
}
