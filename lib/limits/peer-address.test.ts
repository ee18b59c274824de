import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { peerAddress, recordPeerAddresses } from './peer-address'

test('the peer is read from the socket, and a visitor cannot forge it', async () => {
  const headersOf = ({ headers }: IncomingMessage) => new Headers(headers as HeadersInit)
  expect(peerAddress(new Headers())).toBeUndefined()
  recordPeerAddresses()
  recordPeerAddresses()
  const seen: IncomingMessage[] = []
  const server = createServer((request, response) => {
    seen.push(request)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  await fetch(`http://127.0.0.1:${port}`)
  const [name = ''] = Object.keys(seen[0]?.headers ?? {}).filter((key) => key.startsWith('x-peer-'))
  await fetch(`http://127.0.0.1:${port}`, { headers: { [name]: '203.0.113.7' } })
  await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  server.close()
  server.closeAllConnections()

  expect(name).toMatch(/^x-peer-[\da-f-]{36}$/)
  expect(seen.map((request) => peerAddress(headersOf(request)))).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
  ])
})
