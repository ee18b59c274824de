import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Exchange = { request: IncomingMessage; response: ServerResponse; body: string }

export type FakeServer = { url: string; close: () => Promise<void> }

/** Starts an HTTP server on the loopback interface; port 0 takes any free one. */
export async function startServer(
  answer: (exchange: Exchange) => void | Promise<void>,
  port = 0,
): Promise<FakeServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      void answer({ request, response, body: Buffer.concat(chunks).toString('utf8') })
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

export function sendHtml(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/html' })
  response.end('<!doctype html><title>Bad gateway</title>')
}
