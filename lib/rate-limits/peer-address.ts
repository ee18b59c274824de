import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server } from 'node:http'

// Route handlers are bundled apart from instrumentation.ts: only the global object is common.
const shared = globalThis as typeof globalThis & { peerAddressHeader?: string }

/** Milliseconds. Node.js itself waits five minutes for the rest of a request. */
const longestRequest = 20_000

/**
 * Notes the peer's address on each request as it comes in, in a header whose name nobody outside
 * this process can know. Route handlers see no socket, and Next puts the address into
 * `X-Forwarded-For` only when the visitor did not send that header. Where that comes though no proxy is
 * said to stand in front, all visitors may be counted as one: that is told once.
 */
export function watchRequests(trustedProxyHops: number): void {
  if (shared.peerAddressHeader) return
  let isProxied = false
  const header = `x-peer-${randomUUID()}`
  shared.peerAddressHeader = header
  subscribe('http.server.request.start', (message) => {
    const { request, server } = message as { request: IncomingMessage; server: Server }
    // Nobody holds a connection by sending a body drop by drop, where no nginx stands in front.
    server.requestTimeout = longestRequest
    request.headers[header] = request.socket.remoteAddress
    if (isProxied || trustedProxyHops > 0 || !request.headers['x-forwarded-for']) return
    isProxied = true
    console.error('X-Forwarded-For arrives, and TRUSTED_PROXY_HOPS is 0: behind a proxy, set it.')
  })
}

export function peerAddress(headers: Headers): string | undefined {
  return (shared.peerAddressHeader && headers.get(shared.peerAddressHeader)) || undefined
}
