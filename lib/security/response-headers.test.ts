import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCustomRoute } from 'next/dist/lib/build-custom-route'
import { afterAll, describe, expect, test } from 'vitest'
import { filesIn, responseHeaders } from './response-headers'

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

  test('lets no other site embed anything', () => {
    const headers = responseHeaders({ https: true, files }).flatMap((rule) => rule.headers)
    const embedding = headers.filter(({ key }) => key === 'Cross-Origin-Resource-Policy')
    expect(embedding.map(({ value }) => value)).toEqual(['same-origin'])
  })

  test('says how long files may be kept, and leaves that to the pages themselves', () => {
    expect(headersFor('/assets/a.png').get('Cache-Control')).toMatch(/^public, max-age=3600\b/)
    expect(headersFor('/en').has('Cache-Control')).toBe(false)
  })

  test('keeps parts of pages out of shared caches', () => {
    const part = { requestHeaders: ['rsc', 'next-router-segment-prefetch'] }
    expect(headersFor('/services', part).get('Cache-Control')).toBe('private, no-store')
  })
})

describe('listing files', () => {
  const directory = mkdtempSync(join(tmpdir(), 'files-'))
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'assets/b.png'), '')
  writeFileSync(join(directory, 'a.txt'), '')
  afterAll(() => rmSync(directory, { recursive: true }))

  test('gives their addresses', () => {
    expect(filesIn(directory)).toEqual(['/a.txt', '/assets/b.png'])
  })
})
