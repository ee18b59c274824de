// `npm run e2e:weekly`: what is mostly Next's own to withstand, and slow to try.
import { expect, test } from '@playwright/test'
import { rawRequest, type Answer } from '../testing/raw-request'
import { languageOf } from './support/site'

const english = { 'accept-language': 'en-GB,en;q=0.9' }
const evil = 'evil.example'

/** What a visitor gets who sends nothing odd; no probe may change it for those who come after. */
async function cleanAnswers(origin: string | undefined): Promise<string[]> {
  const [page, prefixed, redirect] = await Promise.all([
    rawRequest(origin, '/'),
    rawRequest(origin, '/en/services'),
    rawRequest(origin, '/services', { headers: english }),
  ])
  return [
    `${page.status} ${page.headers.etag} ${page.headers['content-security-policy']}`,
    `${prefixed.status} ${prefixed.headers.etag} ${prefixed.headers['content-security-policy']}`,
    `${redirect.status} ${redirect.headers.location} ${redirect.headers.vary}`,
  ]
}

/** Nothing of ours may lead away, repeat a host that it was told, or break. */
function expectHarmless(answer: Answer): void {
  expect(answer.status).toBeLessThan(500)
  expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
  expect(answer.rawHeaders.join('\n')).not.toContain(evil)
  expect(answer.body.toString('utf8')).not.toContain(evil)
}

const oddHeaders: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/es' },
  { 'x-middleware-override-headers': 'cookie', 'x-middleware-request-cookie': 'NEXT_LOCALE=es' },
  { 'x-middleware-invoke': '1', 'x-invoke-path': '/es/services', 'x-invoke-status': '500' },
  { 'x-matched-path': '/es/services', 'x-now-route-matches': '1=es' },
  { 'x-nextjs-data': '1', 'next-resume': '1', 'x-prerender-revalidate': 'x' },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { 'x-original-url': '/es', 'x-rewrite-url': '/es', forwarded: `host=${evil}` },
  { host: evil },
  { cookie: `NEXT_LOCALE=//${evil}; __prerender_bypass=x; __next_preview_data=x` },
]

for (const odd of oddHeaders) {
  test(`${JSON.stringify(odd)} changes no answer`, async ({ baseURL }) => {
    const before = await cleanAnswers(baseURL)
    const redirect = await rawRequest(baseURL, '/services', { headers: { ...english, ...odd } })
    expectHarmless(redirect)
    expect([redirect.status, redirect.headers.location]).toEqual([307, '/en/services'])
    const page = await rawRequest(baseURL, '/es/events', { headers: odd })
    expectHarmless(page)
    expect([page.status, languageOf(page.body.toString('utf8'))]).toEqual([200, 'es'])
    expectHarmless(await rawRequest(baseURL, '/it/services', { headers: odd }))
    expectHarmless(await rawRequest(baseURL, '/nope', { headers: odd }))
    expect(await cleanAnswers(baseURL)).toEqual(before)
  })
}

const leadingAway = [
  `//${evil}/%2e%2e`,
  `///${evil}`,
  `/\\${evil}`,
  `/%5C%5C${evil}`,
  `/it//${evil}`,
  `/it/%5C${evil}`,
  `/en/%09/${evil}`,
  `/it/%2F%2F${evil}`,
  `/en/..//${evil}`,
  `/it/services?next=//${evil}`,
]

for (const path of leadingAway) {
  test(`${path} leads nowhere else`, async ({ baseURL }) => {
    for (const headers of [{}, english]) {
      const answer = await rawRequest(baseURL, path, { headers })
      expect(answer.status).toBeLessThan(500)
      const target = new URL(answer.headers.location ?? '/', 'http://localhost')
      expect(target.host).toBe('localhost')
      expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })
}

for (const path of ['/', '/en/services', '/api/contact', '/nope']) {
  test(`a server action sent to ${path} is refused at once`, async ({ baseURL }) => {
    const before = await cleanAnswers(baseURL)
    for (const headers of [
      { 'next-action': 'x', 'content-type': 'text/plain' },
      { 'next-action': 'a'.repeat(40), 'content-type': 'multipart/form-data; boundary=x' },
    ]) {
      const start = Date.now()
      const answer = await rawRequest(baseURL, path, { method: 'POST', headers, body: '[]' })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expectHarmless(answer)
      expect(Date.now() - start).toBeLessThan(2000)
    }
    expect(await cleanAnswers(baseURL)).toEqual(before)
  })
}

test('names of routes, files and folders are addresses that do not exist', async ({ baseURL }) => {
  const before = await cleanAnswers(baseURL)
  for (const path of [
    '/%5Blocale%5D',
    '/en/%5B...rest%5D',
    '/index',
    '/it/index',
    '/en/index.html',
    '/_not-found',
    '/_global-error',
    '/_next/data/x/en.json',
    '/_next/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/.env',
    '/.git/config',
    '/%00',
    '/%E0%A4%A',
    '/en/%ZZ',
    '/api/%E0%A4%A',
  ]) {
    const answer = await rawRequest(baseURL, path)
    expect(answer.status, path).toBe(404)
    expect(answer.body.toString('utf8'), path).not.toContain('"dependencies"')
  }
  expect(await cleanAnswers(baseURL)).toEqual(before)
})

test('no picture is resized on request, however its address is spelt', async ({ baseURL }) => {
  const spellings = [
    'primavera.jpg%23',
    '/./primavera.jpg%3F',
    '%2570rimavera.jpg%23',
    'primavera.jpg%3Fa%3D',
  ]
  const startedAt = Date.now()
  for (let round = 0; round < 30; round += 1) {
    for (const spelling of spellings) {
      const url = `%2Fassets%2Fpictures%2F${spelling}${round}`
      const answer = await rawRequest(baseURL, `/_next/image?url=${url}&w=1536&q=75`)
      expect(answer.status).toBe(404)
    }
  }
  expect(Date.now() - startedAt).toBeLessThan(10_000)
})
