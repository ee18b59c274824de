import { describe, expect, test } from 'vitest'
import { localeForHost, localeRegistry } from './locales'
import { negotiate } from './negotiate'

describe('localeForHost', () => {
  const registry = {
    ...localeRegistry,
    es: { ...localeRegistry.es, defaultForDomains: ['www.example.es'] },
  }

  test('finds the language whose domain it is, port and case aside', () => {
    expect(localeForHost('WWW.example.es:3000', registry)).toBe('es')
  })

  test('knows nothing of other hosts', () => {
    expect(localeForHost('www.example.org', registry)).toBeUndefined()
    expect(localeForHost(undefined, registry)).toBeUndefined()
  })
})

// What is answered to whom: testing/locale-table.ts, by e2e/locale.spec.ts.
describe('negotiate', () => {
  test('leaves files for other programs in the language of their address', () => {
    const visitor = { cookie: 'es', acceptLanguage: 'en', host: undefined }
    expect(negotiate('/events.ics', visitor)).toEqual({
      type: 'page',
      locale: 'it',
      path: '/events.ics',
    })
    expect(negotiate('/en/feed.atom', visitor)).toEqual({
      type: 'page',
      locale: 'en',
      path: '/feed.atom',
    })
    expect(negotiate('/events/none/calendar.ics', visitor).type).toBe('not-found')
  })

  test.each([
    ['//services', 'es'],
    ['/en//services', 'en'],
    ['/not-found', 'es'],
    ['/services/', 'es'],
  ])('%s is a 404 in %s for a Spanish browser, without a redirect', (pathname, locale) => {
    expect(
      negotiate(pathname, { cookie: undefined, acceptLanguage: 'es', host: undefined }),
    ).toEqual({
      type: 'not-found',
      locale,
    })
  })
})
