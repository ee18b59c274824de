import { describe, expect, test } from 'vitest'
import { localeForHost, localeRegistry } from './locales'
import { negotiate, preferredLocale } from './negotiate'

const nobody = { cookie: undefined, acceptLanguage: null, host: undefined }

describe('preferredLocale', () => {
  test.each([
    ['it-IT,it;q=0.9', 'it'],
    ['en-GB,en;q=0.9', 'en'],
    ['es-AR', 'es'],
    ['ES-ar', 'es'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['fr,es;q=0.5,it;q=0.4', 'es'],
    ['it;q=0.2,en;q=0.9', 'en'],
    ['fr-CH, *;q=0.5', 'en'],
    ['it;q=0, es', 'es'],
    ['', 'it'],
    ['*', 'it'],
    [';;q=,,%%', 'it'],
    ['../../etc', 'it'],
    ['en'.padEnd(8000, ',en'), 'it'],
    [null, 'it'],
  ])('Accept-Language %j asks for %s', (acceptLanguage, locale) => {
    expect(preferredLocale({ ...nobody, acceptLanguage })).toBe(locale)
  })

  test('a stored choice comes before the browser’s list', () => {
    expect(preferredLocale({ ...nobody, cookie: 'es', acceptLanguage: 'en' })).toBe('es')
  })

  test.each(['xx', '../', 'IT', 'en-US', ''])('cookie %j counts as none', (cookie) => {
    expect(preferredLocale({ ...nobody, cookie, acceptLanguage: 'es' })).toBe('es')
  })
})

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

describe('negotiate', () => {
  test('shows an unprefixed page to whoever prefers Italian', () => {
    expect(negotiate('/services', nobody)).toEqual({
      type: 'page',
      locale: 'it',
      path: '/services',
    })
  })

  test('redirects an unprefixed page to the preferred language', () => {
    expect(negotiate('/', { ...nobody, acceptLanguage: 'es' })).toEqual({
      type: 'negotiated-redirect',
      path: '/es',
    })
  })

  test('obeys a prefix whatever else is asked for', () => {
    expect(negotiate('/en', { ...nobody, cookie: 'es' })).toEqual({
      type: 'page',
      locale: 'en',
      path: '/',
    })
  })

  test('takes /it for the choice of Italian', () => {
    expect(negotiate('/it/services', { ...nobody, cookie: 'es' })).toEqual({
      type: 'chosen-redirect',
      path: '/services',
      locale: 'it',
    })
  })

  test.each([
    ['/nope', 'es'],
    ['/en/nope', 'en'],
    ['/it/nope', 'it'],
    ['/xx/services', 'es'],
    ['//services', 'es'],
    ['/en//services', 'en'],
    ['/events/none', 'es'],
    ['/not-found', 'es'],
    ['/services/', 'es'],
  ])('%s is a 404 in %s for a Spanish browser, without a redirect', (pathname, locale) => {
    expect(negotiate(pathname, { ...nobody, acceptLanguage: 'es' })).toEqual({
      type: 'not-found',
      locale,
    })
  })
})
