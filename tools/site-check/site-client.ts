import { Agent, get as httpGet, type IncomingHttpHeaders } from 'node:http'
import { Agent as HttpsAgent, get as httpsGet } from 'node:https'
import { buffer } from 'node:stream/consumers'

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
  const agent = isHttps ? new HttpsAgent({ maxSockets }) : new Agent({ maxSockets })
  const answers = new Map<string, Promise<Answer>>()

  function ask(path: string, headers: Record<string, string>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = { agent, headers: { 'user-agent': userAgent, ...headers }, timeout }
      const sent = (isHttps ? httpsGet : httpGet)(`${origin}${path}`, options, (response) => {
        const { statusCode = 0, headers: received, headersDistinct } = response
        buffer(response).then((body) => {
          resolve({
            status: statusCode,
            headers: received,
            values: (name) => headersDistinct[name] ?? [],
            body,
            text: body.toString('utf8'),
          })
        }, reject)
      })
      sent.on('timeout', () => sent.destroy(new Error(`${path}: no answer in ${timeout} ms`)))
      sent.on('error', reject)
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
