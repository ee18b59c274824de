import { startServer, type Exchange, type FakeServer } from '../../testing/fakes/http-server'

/**
 * Starts a reverse proxy on the loopback interface. Once it has closed, nothing is asked any more of
 * what lies behind it, which may be stopped then.
 */
export async function startReverseProxy(
  forward: (exchange: Exchange) => Promise<void>,
  port = 0,
): Promise<FakeServer> {
  const underWay = new Set<Promise<void>>()
  const server = await startServer((exchange) => {
    const forwarded = forward(exchange).finally(() => underWay.delete(forwarded))
    underWay.add(forwarded)
    return forwarded
  }, port)
  return {
    ...server,
    async close() {
      await server.close()
      await Promise.all(underWay)
    },
  }
}
