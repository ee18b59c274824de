import { createHash } from 'node:crypto'
import { locales, type Locale } from '../../lib/i18n/locales'
import { localizedPath } from '../../lib/i18n/localized-path'
import { servicesVisitors } from '../../testing/locale-table'
import { mainPaths } from '../../testing/main-site'
import { rawRequest, type Answer } from '../../testing/raw-request'

type Headers = Record<string, string>
type Kind = 'document' | 'payload' | 'segment'

export type TrafficRequest = {
  path: string
  headers: Headers
  /** What testing/locale-table.ts answers. */
  expected: { status: number; location?: string; content?: string }
}

export type Ask = (path: string, headers: Headers) => Promise<Answer>

const firefox = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

/** Visitors, and the language that unprefixed addresses have for each. */
const visitors = [
  ...servicesVisitors(),
  // Caches may tell them apart, the site must not.
  { headers: { 'accept-language': 'it-IT,it;q=0.9', ...firefox }, locale: 'it' },
  { headers: { 'accept-language': 'it', cookie: 'cc_cookie=1' }, locale: 'it' },
  { headers: { 'accept-language': 'en-US', ...firefox }, locale: 'en' },
  { headers: { 'accept-language': 'it', cookie: 'a=b; NEXT_LOCALE=en; c=d' }, locale: 'en' },
] satisfies { headers: Headers; locale: Locale }[]

/** What Next's router sends beside a request for a page, and the query that goes with it. */
const kinds: Record<Kind, Headers> = {
  document: {},
  payload: { rsc: '1' },
  segment: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
}

/**
 * All addresses × visitors × kinds of request, with the answers that the table gives. What the
 * pages contain is read once from the server itself, at the addresses that no header can change.
 */
export async function localeTraffic(server: string | undefined): Promise<TrafficRequest[]> {
  const ask: Ask = (path, headers) => rawRequest(server, path, { headers })
  const traffic: TrafficRequest[] = []
  for (const kind of Object.keys(kinds) as Kind[]) {
    const query = await routerQuery(ask, kind)
    for (const path of mainPaths) {
      const contents = await contentsOf(ask, path, kind, query)
      for (const visitor of visitors) {
        const headers = { ...visitor.headers, ...kinds[kind] }
        const add = (address: string, expected: TrafficRequest['expected']) =>
          traffic.push({ path: address + query, headers, expected })
        add(
          path,
          visitor.locale === 'it'
            ? { status: 200, content: contents.it }
            : { status: 307, location: localizedPath(path, visitor.locale) },
        )
        for (const locale of locales.filter((other) => other !== 'it')) {
          add(localizedPath(path, locale), { status: 200, content: contents[locale] })
        }
        add(path === '/' ? '/it' : `/it${path}`, { status: 307, location: path })
      }
    }
  }
  if (traffic.length < 2500) throw new Error('The traffic covers too little.')
  return traffic
}

/** Next redirects its router's requests until their query fits their headers. */
async function routerQuery(ask: Ask, kind: Kind): Promise<string> {
  if (kind === 'document') return ''
  const { status, headers } = await ask('/en', kinds[kind])
  if (status !== 307 || !headers.location) throw new Error('No redirect for the router’s query.')
  return headers.location.replace('/en', '')
}

async function contentsOf(ask: Ask, path: string, kind: Kind, query: string) {
  const read = async (locale: Locale) => {
    const italian = { cookie: 'NEXT_LOCALE=it' }
    const answer = await ask(localizedPath(path, locale) + query, { ...italian, ...kinds[kind] })
    if (answer.status !== 200) throw new Error(`${kind} of ${path}: ${answer.status}`)
    return fingerprint(answer)
  }
  const entries: [Locale, string][] = []
  for (const locale of locales) entries.push([locale, await read(locale)])
  const contents = Object.fromEntries(entries) as Record<Locale, string>
  if (new Set(Object.values(contents)).size !== locales.length) {
    throw new Error(`The languages of ${path} cannot be told apart.`)
  }
  return contents
}

function fingerprint({ body }: Answer): string {
  return createHash('sha256').update(body).digest('base64')
}

/** What is wrong with an answer, in one line; undefined when it is what the table says. */
function deviation({ path, headers, expected }: TrafficRequest, answer: Answer) {
  const location = answer.headers.location?.replace(/\?_rsc.*$/, '')
  const right =
    answer.status === expected.status &&
    location === expected.location &&
    (expected.content === undefined || fingerprint(answer) === expected.content)
  return right
    ? undefined
    : `${path} ${JSON.stringify(headers)}: ${answer.status} ${location ?? ''} instead of ${expected.status} ${expected.location ?? ''}`
}

/** A repeatable choice of `count` requests, with many repetitions so that caches have work. */
export function pick<Item>(items: readonly Item[], count: number, seed = 1): Item[] {
  let state = seed
  return Array.from({ length: count }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return items[Math.floor((state / 2_147_483_648) * items.length)] as Item
  })
}

/** Runs the requests a few at a time, in order, and returns what was wrong. */
export async function deviations(
  requests: readonly TrafficRequest[],
  ask: Ask,
  atOnce = 8,
): Promise<string[]> {
  const found: string[] = []
  const queue = requests.values()
  async function work() {
    for (const request of queue) {
      const wrong = deviation(request, await ask(request.path, request.headers))
      if (wrong) found.push(wrong)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}
