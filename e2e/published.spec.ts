import { expect, test, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { nextRedirects } from '../lib/content/redirects'
import { isForSearch, pagePaths } from '../lib/pages'
import { hashSource } from '../lib/security/content-security-policy'
import { readInlineCode } from '../lib/security/inline-code'
import { securityTxtFaults } from '../lib/security/security-txt'
import { socialImageSize } from '../lib/seo/social-images'
import { isPublicAddress } from '../lib/site-url'
import { headerValues } from '../testing/raw-request'
import {
  documentReader,
  readSitemap,
  type SentDocument,
  type SitemapEntry,
} from './support/sent-documents'
import { addresses, isOneOfEachKind, locales, localizedPath, weekly } from './support/site'

// What search engines, link previews and feed readers are shown, from the sitemap on: of the tests' build, or of
// any address, `BASE_URL=https://www.example.org npm run check:site`. No form is sent, no other site asked.

type Read = ReturnType<typeof documentReader>

const given = expect.stringMatching(/\S/)
const { width, height } = socialImageSize
const largestPicture = 300_000

const isOfKinds = ({ url }: SitemapEntry) =>
  addresses.some(({ address, path }) => address === addressOf(url) && isOneOfEachKind(path))

/** Path and query. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Next writes the root without its slash. */
function bare(url = ''): string {
  return url.replace(/\/$/, '')
}

function bareUrls(urls: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(urls).map(([language, url]) => [language, bare(url)]))
}

function protectionsOf({ url, versions }: SitemapEntry): Record<string, RegExp> {
  return {
    'content-type': /^text\/html; *charset=utf-8$/i,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^origin$/,
    'x-frame-options': /^DENY$/,
    'permissions-policy': /camera=\(\)/,
    'cross-origin-opener-policy': /^same-origin$/,
    'content-security-policy': /^[^,]*frame-ancestors 'none'[^,]*$/,
    'cache-control': /^public\b/,
    'set-cookie': /^$/,
    ...(url.startsWith('https:') && { 'strict-transport-security': /max-age=\d{7,}/ }),
    ...(versions['x-default'] === url && { vary: /accept-language.*cookie/i }),
  }
}

/** Code of a document that its policy does not name: a page whose script is refused is dead. */
function refusedCode(answer: SentDocument): string[] {
  const [policy = ''] = headerValues(answer, 'content-security-policy')
  const { scripts, styles, unhashable } = readInlineCode(answer.text)
  return [
    ...(/script-src[^;]*unsafe-(inline|eval)/.test(policy) ? [policy] : []),
    ...[...scripts, ...styles].filter((code) => !policy.includes(hashSource(code))),
    ...unhashable,
  ]
}

async function previewPicture({ facts }: SentDocument, read: Read) {
  const address = facts.meta['og:image'] ?? ''
  if (!URL.canParse(address)) return undefined
  const { status, headers, body } = await read(addressOf(address))
  const hasSize = body.length > 24
  return {
    status,
    type: headers['content-type'],
    // From the file's first chunk: what is declared elsewhere proves nothing.
    size: hasSize && [body.readUInt32BE(16), body.readUInt32BE(20)],
    isSmall: body.length <= largestPicture,
  }
}

type Data = Partial<{
  '@context': string
  '@type': string
  name: string
  startDate: string
  endDate: string
  itemListElement: { item?: string }[]
}>

/** With its offset: without it a date is read as that of the reader's country. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/

/** What is wrong with a page's structured data; what is in each kind is typed in `lib/seo`. */
function dataFaults({ facts }: SentDocument, url: string): string[] {
  const all = facts.data.map(parsed)
  const ofType = (type: string) => all.filter((data) => data['@type'] === type)
  const isNamed = (data: Data) => data.name || data['@type'] === 'BreadcrumbList'
  const isOurs = (data: Data) => data['@context'] === 'https://schema.org' && isNamed(data)
  const hasDates = ({ startDate = '', endDate = '' }: Data) =>
    instant.test(startDate) && instant.test(endDate)
  return [
    ...expectedTypes(url).filter((type) => ofType(type).length === 0),
    ...facts.data.filter((text) => !isOurs(parsed(text))),
    ...ofType('Event').filter((event) => !hasDates(event)),
    ...ofType('BreadcrumbList').filter((list) => list.itemListElement?.at(-1)?.item !== url),
  ].map((fault) => `${typeof fault === 'string' ? fault : JSON.stringify(fault)}`)
}

function parsed(text: string): Data {
  try {
    return JSON.parse(text) as Data
  } catch {
    return {}
  }
}

function expectedTypes(url: string): string[] {
  const { pathname } = new URL(url)
  if (/^\/(\w\w)?$/.test(pathname)) return ['WebSite', 'NGO']
  const isEvent = /\/events\/(?!past$)./.test(pathname)
  return isEvent ? ['BreadcrumbList', 'Event'] : ['BreadcrumbList']
}

/** Feeds that a page names and that the programs which get them would refuse. */
async function feedFaults(page: Page, { facts }: SentDocument, url: string, read: Read) {
  const faults: string[] = []
  for (const [href, type] of Object.entries(facts.feeds)) {
    const { status, headers, text } = await read(addressOf(new URL(href, url).href))
    const isRight = status === 200 && headers['content-type']?.startsWith(String(type))
    const fault = isRight ? await unreadable(page, text, String(type)) : `${status}`
    if (fault) faults.push(`${href}: ${fault}`)
  }
  return faults
}

async function unreadable(page: Page, text: string, type: string): Promise<string | undefined> {
  if (type !== 'text/calendar') {
    return page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      return document.querySelector('parsererror')?.textContent ?? undefined
    }, text)
  }
  try {
    ICAL.parse(text)
  } catch (error) {
    return String(error)
  }
}

/** Links within the site that lead to no page, or to no place of it. */
async function brokenLinks({ facts }: SentDocument, url: string, read: Read): Promise<string[]> {
  const faults: string[] = []
  for (const href of facts.links) {
    const target = URL.canParse(href, url) ? new URL(href, url) : undefined
    if (target && target.origin !== new URL(url).origin) continue
    const answer = target && (await read(await pageBehind(addressOf(target.href), read)))
    const place = decodeURIComponent(target?.hash.slice(1) ?? '')
    if (answer?.status !== 200) faults.push(`${href} answers ${answer?.status}`)
    else if (place && !answer.facts.ids.includes(place)) faults.push(`${href} leads to no place`)
  }
  return faults
}

/** The way back to Italian stores the choice, then leads to a page: docs/decisions/0002. */
async function pageBehind(address: string, read: Read): Promise<string> {
  if (!/^\/it(\/|\?|$)/.test(address)) return address
  const { headers } = await read(address)
  return headers.location ? addressOf(new URL(headers.location, 'http://site').href) : address
}

/** Other sites are not asked. */
async function statusOf(destination: string, read: Read): Promise<number> {
  return destination.startsWith('/') ? (await read(destination)).status : 200
}

for (const [which, isRead, how] of [
  ['pages of every kind', isOfKinds, {}],
  ['all other pages', (entry: SitemapEntry) => !isOfKinds(entry), weekly],
] as const) {
  test(`a search engine finds no fault on ${which}`, how, async ({ page, baseURL }) => {
    test.setTimeout(600_000)
    const read = documentReader(page, baseURL)
    const pages = (await readSitemap(page, (await read('/sitemap.xml')).text)).filter(isRead)
    expect(pages.length).toBeGreaterThan(locales.length * 4)
    for (const entry of pages) {
      const { url, versions } = entry
      const address = addressOf(url)
      const sent = await read(address)
      const { facts } = sent
      expect.soft(sent.status, address).toBe(200)
      expect.soft(facts, address).toMatchObject({
        lang: Object.keys(versions).find(
          (language) => versions[language] === url && language !== 'x-default',
        ),
        title: expect.stringMatching(/^.{10,70}$/),
        headings: 1,
        meta: {
          description: expect.stringMatching(/^.{50,200}$/),
          'og:title': given,
          'og:description': given,
          'og:locale': given,
          'og:site_name': given,
          'og:image': expect.stringContaining(`${new URL(url).origin}/`),
          'og:image:width': String(width),
          'og:image:height': String(height),
          'og:image:alt': given,
          'twitter:card': 'summary_large_image',
          'twitter:title': given,
          'twitter:image': facts.meta['og:image'],
        },
      })
      expect.soft(facts.canonical.map(bare), `${address}: canonical`).toEqual([bare(url)])
      expect.soft(bare(facts.meta['og:url']), `${address}: og:url`).toBe(bare(url))
      expect.soft(bareUrls(facts.versions), `${address}: hreflang`).toEqual(bareUrls(versions))
      const isHidden = /noindex/.test(facts.meta.robots ?? '')
      expect.soft(isHidden, `${address}: noindex`).toBe(!isPublicAddress(url))
      for (const [name, pattern] of Object.entries(protectionsOf(entry))) {
        expect.soft(headerValues(sent, name).join(', '), `${address}: ${name}`).toMatch(pattern)
      }
      expect.soft(refusedCode(sent), `${address}: refused by its policy`).toEqual([])
      expect.soft(await previewPicture(sent, read), `${address}: picture`).toEqual({
        status: 200,
        type: 'image/png',
        size: [width, height],
        isSmall: true,
      })
      expect.soft(dataFaults(sent, url), `${address}: structured data`).toEqual([])
      expect.soft(await feedFaults(page, sent, url, read), `${address}: feeds`).toEqual([])
      expect.soft(await brokenLinks(sent, url, read), `${address}: links`).toEqual([])
    }
  })
}

test('the sitemap has every page once, with all its versions; no two pages have one title', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const read = documentReader(page, baseURL)
  const entries = await readSitemap(page, (await read('/sitemap.xml')).text)
  const urls = entries.map(({ url }) => url)
  const { origin } = new URL(urls[0] ?? '')
  const pages = locales.flatMap((locale) =>
    pagePaths.filter(isForSearch).map((path) => localizedPath(path, locale)),
  )
  expect(urls.map(addressOf)).toEqual(expect.arrayContaining(pages))
  expect(urls).toEqual([...new Set(urls)])
  const titles = new Map<string, string>()
  for (const { url, versions } of entries) {
    expect(url.startsWith(origin), url).toBe(true)
    const { title, meta } = (await read(addressOf(url))).facts
    for (const text of [title, meta.description ?? '']) {
      expect.soft(titles.get(text), `of ${url} and of another page: ${text}`).toBeUndefined()
      titles.set(text, url)
    }
    for (const version of Object.values(versions)) {
      expect
        .soft(entries.find((entry) => entry.url === version)?.versions, `${version} from ${url}`)
        .toEqual(versions)
    }
  }
  expect((await read('/robots.txt')).text, 'robots.txt').toContain(`Sitemap: ${origin}/sitemap.xml`)
  const security = await read('/.well-known/security.txt')
  expect(security.text, 'security.txt').toContain(`Canonical: ${origin}/.well-known/security.txt`)
  expect(securityTxtFaults(security.text, new Date()), 'security.txt').toEqual([])
})

test('an address that is no page is for no search engine', async ({ page, baseURL }) => {
  const read = documentReader(page, baseURL)
  for (const locale of locales) {
    const address = localizedPath('/no-such-page', locale)
    const { status, facts } = await read(address)
    expect.soft(status, address).toBe(404)
    expect.soft(facts, address).toMatchObject({ lang: locale, canonical: [] })
    expect.soft(facts.meta.robots ?? '', `${address}: robots`).toContain('noindex')
  }
})

test('each old address leads to a page in one step', async ({ page, baseURL }) => {
  const read = documentReader(page, baseURL)
  const entries = await readSitemap(page, (await read('/sitemap.xml')).text)
  const [id = ''] = entries.flatMap(({ url }) => /\/events\/([^/]+)$/.exec(url)?.slice(1) ?? [])
  const absolute = (path = '') => new URL(path, baseURL).href
  // A redirect of all events is tried with one.
  const withEvent = (path: string) => path.replace(/:id(\(.*\))?/, id)
  const redirects = nextRedirects.filter(({ source }) => id || !source.includes(':id'))
  expect(redirects.length).toBeGreaterThan(0)
  for (const { source, destination } of redirects) {
    const from = withEvent(source)
    const { status, headers } = await read(from)
    expect.soft(status, from).toBe(307)
    expect.soft(absolute(headers.location), from).toBe(absolute(withEvent(destination)))
    expect.soft(await statusOf(withEvent(destination), read), from).toBe(200)
  }
})
