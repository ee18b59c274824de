import { buildCustomRoute } from 'next/dist/lib/build-custom-route'
import { describe, expect, test } from 'vitest'
import { responseHeaders } from './response-headers'

const files = ['/assets/a.png', '/assets/b (1).pdf']

/** The headers that Next would send for `path`; of two values for one name the later one counts. */
function headersFor(path: string, { https = false, requestHeaders = [] as string[] } = {}) {
  const matching = responseHeaders({ https, files }).filter(
    ({ has = [], ...rule }) =>
      new RegExp(buildCustomRoute('header', rule).regex).test(path) &&
      has.every(({ key }) => key !== undefined && requestHeaders.includes(key)),
  )
  return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

describe('the headers of every answer', () => {
  test.each(['/', '/en/services', '/api/contact', '/assets/a.png', '/_next/static/x.js'])(
    'protects %s',
    (path) => {
      const headers = headersFor(path)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.has('Strict-Transport-Security')).toBe(false)
    },
  )

  test('asks for https only on an https site', () => {
    expect(headersFor('/', { https: true }).get('Strict-Transport-Security')).toBe(
      'max-age=31536000',
    )
  })

  test.each([
    '/assets/a.png',
    '/assets/b (1).pdf',
    '/robots.txt',
    '/.well-known/security.txt',
    '/_next/static/chunks/x.js',
  ])('forbids everything in %s, which is no page', (path) => {
    expect(headersFor(path).get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  })

  test.each([
    '/',
    '/en',
    '/services',
    '/assets/none.png',
    '/assets/aXpng',
    '/api/none',
    '/.well-known/x',
  ])('leaves the policy of %s to the page that answers there', (path) => {
    expect(headersFor(path).has('Content-Security-Policy')).toBe(false)
  })

  test('keeps parts of pages out of shared caches', () => {
    const part = { requestHeaders: ['rsc', 'next-router-segment-prefetch'] }
    expect(headersFor('/services', part).get('Cache-Control')).toBe('private, no-store')
  })
})
