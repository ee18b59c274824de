import { expect, test } from '@playwright/test'
import { headerValues, rawRequest } from './support/raw-request'

const bare = "default-src 'none'; frame-ancestors 'none'"
const page =
  /^default-src 'none'; script-src 'self' ('sha256-[\w+/]+=*' ?)+; style-src 'self'[^;]*;/
const image = "script-src 'none'; frame-src 'none'; sandbox;"

type Kind = {
  what: string
  path: string
  method?: string
  headers?: Record<string, string>
  status: number
  policy: string | RegExp
}

const picture = '/_next/image?url=%2Fassets%2Fpictures%2Fevent.jpg&w=640&q=75'

const kinds: Kind[] = [
  { what: 'the home page', path: '/', status: 200, policy: page },
  { what: 'a page', path: '/es/services/workshops', status: 200, policy: page },
  { what: 'a payload', path: '/en?_rsc', headers: { rsc: '1' }, status: 200, policy: page },
  { what: 'the 404', path: '/en/nope', status: 404, policy: page },
  { what: 'the 404 of a missing file', path: '/assets/nope.png', status: 404, policy: page },
  { what: 'the 404 below /api', path: '/api/nope', status: 404, policy: page },
  {
    what: 'a language redirect',
    path: '/services',
    headers: { 'accept-language': 'en' },
    status: 307,
    policy: bare,
  },
  { what: 'a language choice', path: '/it/services', status: 307, policy: bare },
  { what: 'a method that pages do not take', path: '/', method: 'POST', status: 405, policy: bare },
  { what: 'a form handler', path: '/api/contact', status: 405, policy: bare },
  {
    what: 'a refused message',
    path: '/api/listening-desk',
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    status: 415,
    policy: bare,
  },
  { what: 'a picture', path: '/assets/pictures/event.jpg', status: 200, policy: bare },
  { what: 'a resized picture', path: picture, status: 200, policy: image },
  { what: 'a refused picture', path: '/_next/image?url=%2Flogo.svg', status: 400, policy: bare },
  { what: 'robots.txt', path: '/robots.txt', status: 200, policy: bare },
  { what: 'the sitemap', path: '/sitemap.xml', status: 200, policy: bare },
  { what: 'the manifest', path: '/manifest.webmanifest', status: 200, policy: bare },
  { what: 'the icon', path: '/icon.svg', status: 200, policy: bare },
  { what: 'security.txt', path: '/.well-known/security.txt', status: 200, policy: bare },
  { what: 'a missing script', path: '/_next/static/nope.js', status: 404, policy: bare },
]

for (const { what, path, method, headers, status, policy } of kinds) {
  test(`${what} is sent with every protection, once`, async ({ baseURL }) => {
    const answer = await rawRequest(baseURL, path, { method, headers })
    expect(answer.status).toBe(status)
    expect(headerValues(answer, 'x-content-type-options')).toEqual(['nosniff'])
    expect(headerValues(answer, 'referrer-policy')).toEqual(['strict-origin-when-cross-origin'])
    expect(headerValues(answer, 'cross-origin-opener-policy')).toEqual(['same-origin'])
    expect(headerValues(answer, 'cross-origin-resource-policy')).toEqual(['same-origin'])
    expect(headerValues(answer, 'x-frame-options')).toEqual(['DENY'])
    expect(headerValues(answer, 'permissions-policy')[0]).toMatch(/camera=\(\), .*microphone=\(\)/)
    expect(headerValues(answer, 'x-powered-by')).toEqual([])
    // The site under test is published over http.
    expect(headerValues(answer, 'strict-transport-security')).toEqual([])
    const policies = headerValues(answer, 'content-security-policy')
    expect(policies).toHaveLength(1)
    expect(policies[0]).toMatch(
      policy instanceof RegExp ? policy : new RegExp(`^${escape(policy)}$`),
    )
    expect(policies[0]).not.toMatch(/unsafe|https?:|upgrade-insecure/)
  })
}

function escape(text: string): string {
  return text.replaceAll(/[-/\\^$*+?.()|[\]{}]/g, '\\$&')
}

test('the headers of a page fit into a proxy’s buffer', async ({ baseURL }) => {
  for (const path of ['/', '/services', '/services/listening-desk', '/contacts', '/en/nope']) {
    const { rawHeaders } = await rawRequest(baseURL, path)
    expect(rawHeaders.join(': ').length, path).toBeLessThan(4000)
  }
})

test('security.txt is plain text at its address', async ({ baseURL }) => {
  const { headers, body } = await rawRequest(baseURL, '/.well-known/security.txt', {
    headers: { 'accept-language': 'en' },
  })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.toString('utf8')).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/)
})
