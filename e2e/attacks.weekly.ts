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
function expectHarmless(answer: Answer, what: string): void {
  expect(answer.status, what).toBeLessThan(500)
  expect(answer.headers.location ?? '/', what).toMatch(/^\/(?![/\\])/)
  expect(answer.rawHeaders.join('\n'), what).not.toContain(evil)
  expect(answer.body.toString('utf8'), what).not.toContain(evil)
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

test('headers that a proxy or Next itself might set change no answer', async ({ baseURL }) => {
  const before = await cleanAnswers(baseURL)
  for (const odd of oddHeaders) {
    const what = JSON.stringify(odd)
    const redirect = await rawRequest(baseURL, '/services', { headers: { ...english, ...odd } })
    expectHarmless(redirect, what)
    expect([redirect.status, redirect.headers.location], what).toEqual([307, '/en/services'])
    const page = await rawRequest(baseURL, '/es/events', { headers: odd })
    expectHarmless(page, what)
    expect([page.status, languageOf(page.body.toString('utf8'))], what).toEqual([200, 'es'])
    expectHarmless(await rawRequest(baseURL, '/it/services', { headers: odd }), what)
    expectHarmless(await rawRequest(baseURL, '/nope', { headers: odd }), what)
    expect(await cleanAnswers(baseURL), what).toEqual(before)
  }
})

test('no address leads to another site', async ({ baseURL }) => {
  for (const path of [
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
  ]) {
    for (const headers of [{}, english]) {
      const { status, headers: answer } = await rawRequest(baseURL, path, { headers })
      expect(status, path).toBeLessThan(500)
      expect(answer.location ?? '/', path).toMatch(/^\/(?![/\\])/)
    }
  }
})

test('names of routes, files and folders are addresses that do not exist', async ({ baseURL }) => {
  for (const path of [
    '/en/%5B...rest%5D',
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
    '/api/%E0%A4%A',
  ]) {
    const answer = await rawRequest(baseURL, path)
    expect(answer.status, path).toBe(404)
    expect(answer.body.toString('utf8'), path).not.toContain('"dependencies"')
  }
})
