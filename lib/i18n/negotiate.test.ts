import { describe, expect, test } from 'vitest'
import { localeTable, type LocaleCase } from '@/testing/locale-table'
import { localeForHost, localeRegistry } from './locales'
import { splitLocalePrefix } from './localized-path'
import { negotiate } from './negotiate'

const ofPages = localeTable.filter(({ ask }) => !ask.includes('.'))

/** What `negotiate` says where the site answers so. */
function answerOf(row: LocaleCase) {
  if (row.status === 404) return { type: 'not-found', locale: row.lang }
  if (row.status === 200) {
    return { type: 'page', locale: row.lang, path: splitLocalePrefix(row.ask).path }
  }
  const path = row.location.replace(/\?.*/, '')
  return row.chooses
    ? { type: 'chosen-redirect', path, locale: row.chooses }
    : { type: 'negotiated-redirect', path }
}

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
  test.each(ofPages)('$ask, asked for $acceptLanguage, chosen $cookie', (row) => {
    const { ask, cookie, acceptLanguage = null } = row
    const visitor = { cookie, acceptLanguage, host: undefined }
    expect(negotiate(ask.replace(/\?.*/, ''), visitor)).toEqual(answerOf(row))
  })

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
