import { locales, type Locale } from '../../lib/i18n/locales'
import { localizedPath } from '../../lib/i18n/localized-path'
import { pagePaths } from '../../lib/pages'
import { servicesVisitors } from '../../testing/locale-table'
import { rawRequest, type Answer } from '../../testing/raw-request'
import { url } from './live-site'

type Headers = Record<string, string | string[]>
type Asked = { path: string; headers: Headers; expected?: string }

const requests = 10_000
const instance = 'http://127.0.0.1:3001'

/** Visitors, and the language that unprefixed addresses have for each. */
const visitors: { headers: Record<string, string>; locale: Locale }[] = [
  ...servicesVisitors(),
  { headers: { 'accept-language': 'it', cookie: 'cc_cookie=1' }, locale: 'it' },
  { headers: { 'accept-language': 'it', cookie: 'a=b; NEXT_LOCALE=en; c=d' }, locale: 'en' },
]

/** What Next's router sends beside a request for a page. */
const kinds: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
]

/** What could be stored under a key of somebody else's: of these the answers do not matter. */
const odd: Headers[] = [
  { cookie: 'NEXT_LOCALE=es; NEXT_LOCALE=it', 'accept-language': 'es' },
  { cookie: 'NEXT_LOCALE=%69t', 'accept-language': 'es' },
  { cookie: 'XNEXT_LOCALE=it', 'accept-language': 'es' },
  { 'accept-language': ['es', 'it'] },
  { 'accept-language': ['it', 'es'] },
  { 'next-router-segment-prefetch': '/_tree', 'accept-language': 'it' },
  { 'x-forwarded-host': 'evil.example', 'x-middleware-rewrite': '/es', 'accept-language': 'it' },
]

/** Asks nginx for all pages as many visitors do, in a random order, and returns what was answered wrongly. */
export async function provesLanguages(): Promise<string[]> {
  const traffic: Asked[] = []
  for (const kind of kinds) {
    // Next redirects its router's requests until their query fits their headers.
    const led = await rawRequest(instance, '/en', { headers: kind })
    const query = led.headers.location?.replace('/en', '') ?? ''
    for (const path of pagePaths) {
      traffic.push(
        ...odd.map((headers) => ({ path: path + query, headers: { ...headers, ...kind } })),
      )
      const pages = new Map<Locale, string>()
      for (const locale of locales) {
        const headers = { cookie: 'NEXT_LOCALE=it', ...kind }
        const own = await rawRequest(instance, localizedPath(path, locale) + query, { headers })
        pages.set(locale, said(own))
      }
      if (new Set(pages.values()).size < locales.length) throw new Error(`${path}: one language.`)
      for (const visitor of visitors) {
        const headers = { ...visitor.headers, ...kind }
        for (const locale of locales) {
          const isLed = locale === 'it' && visitor.locale !== 'it'
          const expected = isLed ? `307 ${localizedPath(path, visitor.locale)}` : pages.get(locale)
          traffic.push({ path: localizedPath(path, locale) + query, headers, expected })
        }
      }
    }
  }
  for (const { headers, locale } of visitors) {
    const own = await rawRequest(instance, `/${locale}/nope`)
    for (const kind of kinds) {
      traffic.push({ path: '/nope', headers: { ...headers, ...kind }, expected: said(own) })
    }
  }

  const wrong: string[] = []
  let hits = 0
  async function askSome() {
    for (let asked = 0; asked < requests / 16; asked += 1) {
      const drawn = traffic[Math.floor(Math.random() * traffic.length)]
      const { path, headers, expected } = drawn as Asked
      const answer = await rawRequest(url, path, { headers })
      if (answer.headers['x-cache'] === 'HIT') hits += 1
      if (expected === undefined || said(answer) === expected) continue
      wrong.push(`${path} ${JSON.stringify(headers)}: ${answer.status} ${answer.headers.location}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, askSome))
  console.log(`Languages: ${requests} requests, ${hits} from the cache, ${wrong.length} wrong.`)
  if (hits < requests / 10) wrong.unshift('Hardly an answer comes from the cache.')
  return wrong.slice(0, 20)
}

/** What an answer says: the whole of a page, or where it leads. */
function said({ status, headers: { location }, body }: Answer): string {
  return `${status} ${location?.replace(/\?_rsc.*$/, '') ?? body.toString()}`
}
