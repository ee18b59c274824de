import { createHmac } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'

type Client = {
  forwardedFor: string | null
  peer: string | undefined
  /** How many proxies in front of us add the address they see to `X-Forwarded-For`. */
  trustedHops: number
}

/**
 * Whom the limits count: the address that our own outermost proxy saw, or the peer of the socket
 * when there is no proxy. What stands further left was written by the visitor. Addresses that
 * cannot be told share one key.
 */
export function clientKey({ forwardedFor, peer, trustedHops }: Client, secret: string): string {
  const hops = forwardedFor?.split(',') ?? []
  const hop = hops[Math.max(0, hops.length - trustedHops)]
  const network = networkOf((trustedHops > 0 ? hop : undefined) ?? peer ?? '')
  return createHmac('sha256', secret).update(network).digest('base64url')
}

/** An IPv4 address whole; of an IPv6 address the /64, which is what one household gets. */
export function networkOf(value: string): string {
  const address = value
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIP(address)) return 'unknown'
  // URL writes each address in one way only: lower case, longest run of zeros as `::`.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const bytes = groups.slice(6).map((group) => parseInt(group, 16))
    return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
