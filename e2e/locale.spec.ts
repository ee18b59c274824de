import { expect, test } from '@playwright/test'
import { languageOf } from './support/site'

type Row = {
  ask: string
  headers?: Record<string, string>
  status: number
  location?: string
  lang?: string
  setsCookie?: RegExp
}

/** The choice of Italian, for a year. */
const italianChosen = /^NEXT_LOCALE=it; Path=\/;.*Max-Age=31536000; SameSite=lax$/

const redirected = (location: string) => ({ status: 307, location })
const shown = (lang: string, status = 200) => ({ status, lang })

/** The locale contract, row by row; `accept-language: ''` stands for a request without the header. */
const table: Row[] = [
  { ask: '/services', headers: { 'accept-language': 'it-IT,it;q=0.9' }, ...shown('it') },
  {
    ask: '/services',
    headers: { 'accept-language': 'en-GB,en;q=0.9' },
    ...redirected('/en/services'),
  },
  {
    ask: '/services?x=1',
    headers: { 'accept-language': 'es-AR' },
    ...redirected('/es/services?x=1'),
  },
  {
    ask: '/services',
    headers: { 'accept-language': 'fr-FR,fr;q=0.9' },
    ...redirected('/en/services'),
  },
  {
    ask: '/services',
    headers: { 'accept-language': 'fr,es;q=0.5,it;q=0.4' },
    ...redirected('/es/services'),
  },
  { ask: '/services', headers: { 'accept-language': '' }, ...shown('it') },
  { ask: '/services', headers: { 'accept-language': '*' }, ...shown('it') },
  { ask: '/services', headers: { 'accept-language': ';;q=,,%%' }, ...shown('it') },
  { ask: '/services', headers: { 'accept-language': 'x'.repeat(8000) }, ...shown('it') },
  {
    ask: '/services',
    headers: { 'accept-language': 'en', cookie: 'NEXT_LOCALE=it' },
    ...shown('it'),
  },
  {
    ask: '/services',
    headers: { 'accept-language': 'it', cookie: 'NEXT_LOCALE=es' },
    ...redirected('/es/services'),
  },
  {
    ask: '/services',
    headers: { 'accept-language': 'en', cookie: 'NEXT_LOCALE=xx' },
    ...redirected('/en/services'),
  },
  {
    ask: '/services',
    headers: { 'accept-language': 'it', cookie: 'NEXT_LOCALE=../' },
    ...shown('it'),
  },
  {
    ask: '/en/services',
    headers: { 'accept-language': 'it', cookie: 'NEXT_LOCALE=es' },
    ...shown('en'),
  },
  { ask: '/it/services', ...redirected('/services'), setsCookie: italianChosen },
  { ask: '/it?x=1', ...redirected('/?x=1'), setsCookie: italianChosen },
  { ask: '/', headers: { 'accept-language': 'es' }, ...redirected('/es') },
  { ask: '/nope', headers: { 'accept-language': 'es' }, ...shown('es', 404) },
  { ask: '/en/nope', headers: { 'accept-language': 'es' }, ...shown('en', 404) },
  { ask: '/robots.txt', headers: { 'accept-language': 'en' }, status: 200 },
  { ask: '/sitemap.xml', headers: { 'accept-language': 'en' }, status: 200 },
  { ask: '/favicon.ico', headers: { 'accept-language': 'en' }, status: 200 },
]

for (const { ask, headers = {}, status, location, lang, setsCookie } of table) {
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, 40)}`)
  test(`GET ${ask} with ${given.join(', ') || 'nothing'} answers ${status} ${location ?? lang ?? ''}`, async ({
    request,
  }) => {
    const response = await request.get(ask, { headers, maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(response.headers()['location']).toBe(location)
    expect(languageOf(await response.text())).toBe(lang)
    expect(response.headers()['set-cookie']).toEqual(
      setsCookie && expect.stringMatching(setsCookie),
    )
  })
}

test('a negotiated redirect is for this visitor only', async ({ request }) => {
  const response = await request.get('/events', {
    headers: { 'accept-language': 'en' },
    maxRedirects: 0,
  })
  expect(response.headers()).toMatchObject({
    vary: 'Accept-Language, Cookie',
    'cache-control': 'private, no-store',
  })
})

test('pages say how they may be cached', async ({ request }) => {
  for (const [address, varies] of [
    ['/events', true],
    ['/en/events', false],
    ['/es', false],
    ['/', true],
  ] as const) {
    const { vary = '', 'cache-control': caching } = (
      await request.get(address, { headers: { 'accept-language': 'it' } })
    ).headers()
    expect(caching).toBe('public, max-age=0, s-maxage=300, must-revalidate')
    expect(/accept-language/i.test(vary), address).toBe(varies)
    expect(/cookie/i.test(vary), address).toBe(varies)
  }
})
