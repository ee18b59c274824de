import { expect, test } from '@playwright/test'
import { headersOf, localeTable } from '../testing/locale-table'
import { languageOf } from './support/site'

/** The choice of Italian, for a year. */
const italianChosen = /^NEXT_LOCALE=it; Path=\/;.*Max-Age=31536000; SameSite=lax$/

const cases = localeTable.flatMap(({ request, cases }) =>
  cases.map((row, index) => ({
    location: undefined,
    lang: undefined,
    chooses: undefined,
    ...row,
    title: `${request}, case ${index + 1}`,
  })),
)

for (const row of cases) {
  const { ask, status, location, lang, chooses, title } = row
  test(`${title}: GET ${ask} answers ${status} ${location ?? lang ?? ''}`, async ({ request }) => {
    // Playwright's own header would go with a request that has none.
    const headers = { 'accept-language': '', ...headersOf(row) }
    const response = await request.get(ask, { headers, maxRedirects: 0 })
    expect(response.status()).toBe(status)
    expect(response.headers()['location']).toBe(location)
    expect(languageOf(await response.text())).toBe(lang)
    expect(response.headers()['set-cookie']).toEqual(
      chooses && expect.stringMatching(italianChosen),
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
