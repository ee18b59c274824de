import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { startServer } from '@/testing/fakes/http-server'
import { peerAddress, watchRequests } from './peer-address'

test('the peer is read from the socket, and a visitor cannot forge it', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const headersOf = ({ headers }: IncomingMessage) => new Headers(headers as HeadersInit)
  expect(peerAddress(new Headers())).toBeUndefined()
  watchRequests(0)
  watchRequests(0)
  const seen: IncomingMessage[] = []
  const server = await startServer(({ request, response }) => {
    seen.push(request)
    response.end()
  })

  await fetch(server.url)
  const [name = ''] = Object.keys(seen[0]?.headers ?? {}).filter((key) => key.startsWith('x-peer-'))
  await fetch(server.url, { headers: { [name]: '203.0.113.7' } })
  expect(errors).not.toHaveBeenCalled()
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    await fetch(server.url, { headers: { 'x-forwarded-for': address } })
  }
  await server.close()

  expect(name).toMatch(/^x-peer-[\da-f-]{36}$/)
  expect(seen.map((request) => peerAddress(headersOf(request)))).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
  ])
  // Once, and without anybody's address.
  expect(errors.mock.calls).toEqual([
    [expect.stringMatching(/^X-Forwarded-For .* TRUSTED_PROXY_HOPS/)],
  ])
  expect(String(errors.mock.calls)).not.toContain('203.0')
})
