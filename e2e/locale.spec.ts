import { expect, test } from '@playwright/test'
import { headersOf, localeTable } from '../testing/locale-table'
import { headerValues, rawRequest } from './support/raw-request'
import { addresses, languageOf } from './support/site'

/** The choice of Italian, for a year. */
const italianChosen = /^NEXT_LOCALE=it; Path=\/;.*Max-Age=31536000; SameSite=lax$/

const cases = localeTable.map((row) => ({
  location: undefined,
  lang: undefined,
  chooses: undefined,
  ...row,
}))

/** What the answer's cookie must be like; undefined: there is none. */
function setCookie(chooses: string | undefined): unknown {
  return chooses && expect.stringMatching(italianChosen)
}

test('each request of the table is answered in the language that it names', async ({ request }) => {
  for (const row of cases) {
    const { ask, status, location, lang, chooses } = row
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

test('a negotiated redirect is for this visitor only', async ({ baseURL }) => {
  const headers = { 'accept-language': 'en' }
  const answer = await rawRequest(baseURL, '/events', { headers })
  expect(answer.headers).toMatchObject({
    vary: 'Accept-Language, Cookie',
    'cache-control': 'private, no-store',
  })
})

const pageCaching = 'public, max-age=0, s-maxage=300, must-revalidate'
const router = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'

test('every page may be kept by shared caches, and says what it varies with', async ({
  baseURL,
}) => {
  for (const { address, locale } of addresses) {
    const answer = await rawRequest(baseURL, address, { headers: { 'accept-language': 'it' } })
    expect(answer.status, address).toBe(200)
    expect(headerValues(answer, 'cache-control'), address).toEqual([pageCaching])
    expect(headerValues(answer, 'vary').join(', '), address).toBe(
      locale === 'it'
        ? `${router}, Accept-Language, Cookie, Accept-Encoding`
        : `${router}, Accept-Encoding`,
    )
    expect(headerValues(answer, 'set-cookie'), address).toEqual([])
  }
  // What the router asks for is told apart by the same headers.
  for (const [path, more] of [
    ['/?_rsc', ', Accept-Language, Cookie'],
    ['/en?_rsc', ''],
  ]) {
    const answer = await rawRequest(baseURL, path ?? '', {
      headers: { 'accept-language': 'it', rsc: '1' },
    })
    expect(answer.status, path).toBe(200)
    expect(headerValues(answer, 'vary').join(', '), path).toBe(`${router}${more}, Accept-Encoding`)
  }
})

test('a page is the same whatever the query, and a revalidation costs no body', async ({
  baseURL,
}) => {
  for (const path of ['/en/services', '/en/events']) {
    const plain = await rawRequest(baseURL, path)
    const queried = await rawRequest(baseURL, `${path}?utm_source=x&a=%3Cb%3E`)
    expect(queried.body.equals(plain.body), path).toBe(true)
    const again = await rawRequest(baseURL, path, {
      headers: { 'if-none-match': plain.headers.etag },
    })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(headerValues(again, 'cache-control')).toEqual([pageCaching])
    expect(headerValues(again, 'content-security-policy')).toEqual(
      headerValues(plain, 'content-security-policy'),
    )
  }
})

const italian = { 'accept-language': 'it' }
const rules: [string, string, Record<string, string>, string | undefined][] = [
  ['a language choice', '/it/services', {}, 'private, no-store'],
  ['a mistyped address', '/nope', italian, 'private, no-store'],
  [
    'a missing file',
    '/assets/nope.png',
    {},
    'private, no-cache, no-store, max-age=0, must-revalidate',
  ],
  [
    'a picture',
    '/assets/pictures/event.jpg',
    {},
    'public, max-age=3600, stale-while-revalidate=86400',
  ],
  [
    'a resized picture',
    '/_next/image?url=%2Fassets%2Fpictures%2Fevent.jpg&w=640&q=75',
    {},
    'public, max-age=14400, must-revalidate',
  ],
  ['robots.txt', '/robots.txt', {}, 'public, max-age=0, must-revalidate'],
  ['the sitemap', '/sitemap.xml', {}, 'public, max-age=0, must-revalidate'],
  ['security.txt', '/.well-known/security.txt', {}, 'public, max-age=86400'],
  ['a form handler', '/api/contact', {}, 'no-store'],
  ['the name of the build', '/builds/latest.json?1', {}, 'no-store'],
  ['the router’s redirect to its own query', '/en', { rsc: '1' }, undefined],
  ['a payload', '/en?_rsc', { rsc: '1' }, pageCaching],
]

test('every kind of answer says how it may be kept', async ({ baseURL }) => {
  for (const [what, path, headers, expected] of rules) {
    const answer = await rawRequest(baseURL, path, { headers })
    expect.soft(answer.headers['cache-control'], what).toBe(expected)
  }
})

test('a part of a page, which does not say what it varies with, is kept by nobody', async ({
  baseURL,
}) => {
  const headers = {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  }
  // The router is sent to the query that goes with its headers.
  const redirect = await rawRequest(baseURL, '/en', { headers })
  const answer = await rawRequest(baseURL, redirect.headers.location ?? '', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

test('files named by their content may be kept for ever', async ({ baseURL }) => {
  const { body } = await rawRequest(baseURL, '/en')
  const files = [
    ...new Set(body.toString('utf8').match(/\/_next\/static\/[^"?\\]+\.(js|css|woff2)/g)),
  ]
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const answer = await rawRequest(baseURL, file)
    expect(answer.status, file).toBe(200)
    expect(answer.headers['cache-control'], file).toBe('public, max-age=31536000, immutable')
  }
})
