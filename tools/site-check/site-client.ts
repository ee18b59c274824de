import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** Every value of a header, one for each time it was sent. */
  values: (name: string) => string[]
  body: Buffer
  text: string
}

export type SiteClient = {
  /** Asks the site under test for a path; what was asked with the same headers is not asked again. */
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
}

const timeout = 20_000
const userAgent =
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) check-site'

/** Few at a time: the site has visitors. */
const maxSockets = 4

/**
 * Returns a client that reads one origin as a search engine does: no cookie, no language unless
 * asked, no redirect followed. Node's `fetch` would send `Accept-Language: *` by itself.
 */
export function createSiteClient(origin: string): SiteClient {
  const isHttps = origin.startsWith('https:')
  const agent = isHttps
    ? new HttpsAgent({ keepAlive: true, maxSockets })
    : new HttpAgent({ keepAlive: true, maxSockets })
  const answers = new Map<string, Promise<Answer>>()

  function ask(path: string, headers: Record<string, string>): Promise<Answer> {
    const send = isHttps ? httpsRequest : httpRequest
    return new Promise((resolve, reject) => {
      const sent = send(`${origin}${path}`, {
        agent,
        headers: { 'user-agent': userAgent, ...headers },
        timeout,
      })
      sent.on('timeout', () => sent.destroy(new Error(`${path}: no answer in ${timeout} ms`)))
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server may close a kept connection at the very moment it is used again.
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(ask(path, headers))
        else reject(error)
      })
      sent.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          const { statusCode = 0, headers: received, headersDistinct } = response
          resolve({
            status: statusCode,
            headers: received,
            values: (name) => headersDistinct[name] ?? [],
            body,
            text: body.toString('utf8'),
          })
        })
      })
      sent.end()
    })
  }

  return {
    get(path, headers = {}) {
      const key = JSON.stringify([path, headers])
      const known = answers.get(key) ?? ask(path, headers)
      answers.set(key, known)
      return known
    },
  }
}
