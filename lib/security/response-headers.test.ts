import { buildCustomRoute } from 'next/dist/lib/build-custom-route'
import { expect, test } from 'vitest'
import { responseHeaders } from './response-headers'

const files = ['/assets/a.png', '/assets/b (1).pdf']

/** The headers that Next would send for `path`, but for those that depend on the request's own. */
function headersFor(path: string, { https = false } = {}) {
  const matching = responseHeaders({ https, files }).filter(
    (rule) => !rule.has && new RegExp(buildCustomRoute('header', rule).regex).test(path),
  )
  return new Map(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])))
}

// What every kind of answer is sent with: e2e/headers.spec.ts, where the site is published over http.
test('https is asked for only on an https site', () => {
  expect(headersFor('/').has('Strict-Transport-Security')).toBe(false)
  expect(headersFor('/', { https: true }).get('Strict-Transport-Security')).toBe('max-age=31536000')
})

test('everything is forbidden in a file, whatever its name, and only where it is', () => {
  for (const file of files) {
    expect(headersFor(file).get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
  }
  expect(headersFor('/assets/aXpng').has('Content-Security-Policy')).toBe(false)
})
