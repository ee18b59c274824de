import { expect, test } from '@playwright/test'
import { headersOf, localeTable } from '../testing/locale-table'
import { languageOf } from './support/site'

/** The choice of Italian, for a year. */
const italianChosen = /^NEXT_LOCALE=it; Path=\/;.*Max-Age=31536000; SameSite=lax$/

/** What the answer's cookie must be like; undefined: there is none. */
function setCookie(chooses: string | undefined): unknown {
  return chooses && expect.stringMatching(italianChosen)
}

const absent = { location: undefined, lang: undefined, chooses: undefined }

test('each request of the table is answered in the language that it names', async ({ request }) => {
  for (const row of localeTable) {
    const { ask, status, location, lang, chooses } = { ...absent, ...row }
    // Playwright's own header would go with a request that has none.
    const headers = { 'accept-language': '', cookie: '', ...headersOf(row) }
    const response = await request.get(ask, { headers, maxRedirects: 0 })
    const answer = {
      status: response.status(),
      location: response.headers()['location'],
      lang: languageOf(await response.text()),
      cookie: response.headers()['set-cookie'],
    }
    const cookie = setCookie(chooses)
    expect.soft(answer, JSON.stringify(row)).toEqual({ status, location, lang, cookie })
  }
})
