import { expect, test } from '@playwright/test'
import { isCostly } from '../testing/cost'
import { headerValues, rawRequest } from '../testing/raw-request'
import { addresses } from './support/site'

const bare = /^default-src 'none'; frame-ancestors 'none'$/
const ofPages =
  /^default-src 'none'; script-src 'self' ('sha256-[\w+/]+=*' ?)+ [^;]*; style-src 'self'[^;]*;/

const shared = 'public, max-age=0, s-maxage=300, must-revalidate'
const revalidated = 'public, max-age=0, must-revalidate'
const forNobody = 'private, no-store'
const missingFile = 'private, no-cache, no-store, max-age=0, must-revalidate'

const flag = '/assets/flags/it.svg'
const onRequest = `/_next/image?url=${encodeURIComponent(flag)}&w=640&q=75`
const rsc = { rsc: '1' }
const italian = { 'accept-language': 'it' }
const english = { 'accept-language': 'en' }
const text = { 'content-type': 'text/plain' }

type Kind = [
  path: string,
  status: number,
  policy: RegExp,
  caching: string | undefined,
  headers?: Record<string, string>,
  method?: string,
]

const kinds: Kind[] = [
  ['/', 200, ofPages, shared],
  ['/en?_rsc', 200, ofPages, shared, rsc],
  ['/en/nope', 404, ofPages, forNobody],
  ['/api/nope', 404, ofPages, missingFile],
  ['/assets/nope.png', 404, ofPages, missingFile],
  ['/services', 307, bare, forNobody, english],
  ['/it/services', 307, bare, forNobody],
  ['/', 405, bare, forNobody, {}, 'POST'],
  ['/api/contact', 405, bare, 'no-store'],
  ['/api/listening-desk', 415, bare, 'no-store', text, 'POST'],
  [flag, 200, bare, 'public, max-age=3600, stale-while-revalidate=86400'],
  [onRequest, 404, ofPages, missingFile],
  ['/robots.txt', 200, bare, revalidated],
  ['/sitemap.xml', 200, bare, revalidated],
  ['/.well-known/security.txt', 200, bare, 'public, max-age=86400'],
  ['/_next/static/nope.js', 404, bare, missingFile],
]

test('every kind of answer has every protection, once, and says how it may be kept', async ({
  baseURL,
}) => {
  for (const [path, status, policy, caching, headers, method = 'GET'] of kinds) {
    const what = `${method} ${path} ${JSON.stringify(headers)}`
    const answer = await rawRequest(baseURL, path, { method, headers })
    const sent = (name: string) => headerValues(answer, name)
    expect(answer.status, what).toBe(status)
    expect(sent('x-content-type-options'), what).toEqual(['nosniff'])
    expect(sent('referrer-policy'), what).toEqual(['origin'])
    expect(sent('cross-origin-opener-policy'), what).toEqual(['same-origin'])
    expect(sent('cross-origin-resource-policy'), what).toEqual(['same-origin'])
    expect(sent('x-frame-options'), what).toEqual(['DENY'])
    expect(sent('permissions-policy')[0], what).toMatch(/camera=\(\), .*microphone=\(\)/)
    expect(sent('x-powered-by'), what).toEqual([])
    // The site under test is published over http.
    expect(sent('strict-transport-security'), what).toEqual([])
    const policies = sent('content-security-policy')
    expect(policies, what).toHaveLength(1)
    expect(policies[0], what).toMatch(policy)
    expect.soft(answer.headers['cache-control'], what).toBe(caching)
    // Google's badge carries a style attribute.
    const [sentPolicy = ''] = policies
    expect(sentPolicy.replace("style-src-attr 'unsafe-inline'", ''), what).not.toMatch(
      /unsafe|http:|upgrade-insecure/,
    )
  }
})

const router = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
/** What the answer in a language depends on. */
const visitor = 'Accept-Language, Cookie, Sec-Fetch-Site'
const missing = ['/nope', '/en/nope', '/es/a/b.php', '/assets/nope.pdf']

// That no code of a document is refused: e2e/pages.spec.ts, e2e/published.spec.ts.
test('every document allows what all others do, every page may be kept and says what it varies with', async ({
  baseURL,
}) => {
  const allowed = new Set<string>()
  async function askFor(address: string) {
    const answer = await rawRequest(baseURL, address, { headers: italian })
    const [policy = ''] = headerValues(answer, 'content-security-policy')
    expect(policy, address).toContain("'sha256-")
    // They fit into a proxy's buffer.
    expect(answer.rawHeaders.join(': ').length, address).toBeLessThan(4000)
    allowed.add(policy.replaceAll(/ 'sha256-[^']+'/g, ''))
    return answer
  }
  for (const address of missing) expect((await askFor(address)).status, address).toBe(404)
  for (const { address, locale } of addresses) {
    const answer = await askFor(address)
    expect(answer.status, address).toBe(200)
    expect(headerValues(answer, 'cache-control'), address).toEqual([shared])
    expect(headerValues(answer, 'vary').join(', '), address).toBe(
      locale === 'it' ? `${router}, ${visitor}, Accept-Encoding` : `${router}, Accept-Encoding`,
    )
    expect(headerValues(answer, 'set-cookie'), address).toEqual([])
  }
  // A visit stays under the policy of its first document.
  const [policy = '', ...others] = allowed
  expect(others).toEqual([])
  for (const directive of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
    expect(policy.split('; ')).toContain(directive)
  }
})

test('what the router asks for, and a redirect to a language, say what they vary with', async ({
  baseURL,
}) => {
  for (const [path, headers, vary] of [
    ['/?_rsc', { ...italian, ...rsc }, `${router}, ${visitor}, Accept-Encoding`],
    ['/en?_rsc', { ...italian, ...rsc }, `${router}, Accept-Encoding`],
    // Nobody keeps it.
    ['/events', english, 'Accept-Language, Cookie'],
  ] as const) {
    const answer = await rawRequest(baseURL, path, { headers })
    expect(headerValues(answer, 'vary').join(', '), path).toBe(vary)
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
    expect(headerValues(again, 'cache-control')).toEqual([shared])
    expect(headerValues(again, 'content-security-policy')).toEqual(
      headerValues(plain, 'content-security-policy'),
    )
  }
})

test('a part of a page, which does not say what it varies with, and the name of the build are kept by nobody', async ({
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
  expect(answer.headers['cache-control']).toBe(forNobody)
  const build = await rawRequest(baseURL, '/builds/latest.json?1')
  expect(build.headers['cache-control']).toBe('no-store')
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

type Asked = [path: string, headers?: Record<string, string>]

/** What our own code reads of a request: the rest is limited by the server's own parser. */
const longRequests: [what: string, asked: (text: string) => Asked, fillings: string[]][] = [
  ['a query', (text) => [`/en?${text}`], ['a&', 'a=1&', '&', 'a[]=&', '%61&', '?', '+', '%']],
  [
    'an unknown address',
    (text) => [`/en/nope${text}`],
    ['?a&a', '/', '/a', '%2F', '.', '//', '\\'],
  ],
  ...['accept-language', 'cookie', 'x-forwarded-for'].map((name): (typeof longRequests)[number] => [
    name,
    (text) => ['/services', { [name]: text }],
    ['a', 'a,', 'a;', 'a=1; ', '%5B', '"'],
  ]),
]

test('a request costs no more than its length, whatever it is filled with', async ({ baseURL }) => {
  for (const [what, asked, fillings] of longRequests) {
    for (const filling of fillings) {
      const ask = async (text: string) => {
        const [path, headers] = asked(text)
        const { status } = await rawRequest(baseURL, path, { headers })
        expect.soft(status, what).toBeLessThan(500)
      }
      const textOf = (length: number) => filling.repeat(length / filling.length)
      const found = await isCostly(ask, textOf, [3500, 14_000])
      expect(found, `${what}: ${filling}`).toBe(false)
    }
  }
})

test('a query of more than thirty parameters is refused, one of thirty is not', async ({
  baseURL,
}) => {
  const status = async (count: number) =>
    (await rawRequest(baseURL, `/en?${Array(count).fill('a=1').join('&')}`)).status
  expect([await status(30), await status(31)]).toEqual([200, 414])
})
