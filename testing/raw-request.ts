import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http'
import { request as httpsRequest } from 'node:https'

type Options = {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  /** Whose connections are used. */
  agent?: Agent
  /** Milliseconds without a sign of the server. */
  timeout?: number
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** Names and values as they came, so that doubled headers can be seen. */
  rawHeaders: string[]
  body: Buffer
}

/** Sends exactly these headers, and the path as it is written: browsers and `fetch` tidy both up. */
export function rawRequest(
  origin: string | undefined,
  path: string,
  { method = 'GET', headers = {}, body, agent: own, timeout = 15_000 }: Options = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(origin ?? '')
  const isHttps = protocol === 'https:'
  const agent = own ?? (isHttps ? undefined : everyone)
  const request = isHttps ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const sent = request({ agent, hostname, port, path, method, headers, timeout })
    sent.on('timeout', () =>
      sent.destroy(new Error(`${method} ${path}: no answer in ${timeout} ms`)),
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a kept connection at the very moment it is used again.
      if (sent.reusedSocket && /^(ECONNRESET|EPIPE)$/.test(error.code ?? '')) {
        resolve(rawRequest(origin, path, { method, headers, body, agent, timeout }))
      } else {
        reject(error)
      }
    })
    sent.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.end(body)
  })
}

const everyone = new Agent({ keepAlive: true, maxSockets: 16 })

/** Every value of a header, one for each time it was sent. */
export function headerValues({ rawHeaders }: Answer, name: string): string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  )
}
