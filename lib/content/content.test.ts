import { buildCustomRoute } from 'next/dist/lib/build-custom-route'
import { describe, expect, test } from 'vitest'
import { everyLanguage } from '@/testing/every-language'
import { locales } from '../i18n/locales'
import { parseContent } from './parse-content'
import { toNextRedirects } from './redirects'
import { isFiscalCode, isIban } from './schemas/fields'
import { redirectsSchema } from './schemas/redirects'
import { reviewSchema } from './schemas/reviews'

describe('the name of a review is the one that the person agreed to', () => {
  function named(name: string, nameForm: string) {
    const text = everyLanguage({ it: 'Bene.', en: 'Well.', es: 'Bien.' })
    const review = { name, text, consentOn: '2027-02-01', nameForm }
    return () => parseContent('content/reviews/a.json', reviewSchema, review)
  }

  test.each([
    ['Maria Rossi', 'first-name', 'Togli il cognome'],
    ['Maria\u00a0R.', 'first-name', 'Togli il cognome'],
    ['Maria', 'initial', 'solo l’iniziale'],
  ])('%s is not %s', (name, form, sentence) => expect(named(name, form)).toThrow(sentence))

  test.each([
    ['Maria', 'first-name'],
    ['Anna-Maria', 'first-name'],
    ['M.', 'initial'],
    ['Una mamma', 'invented'],
  ])('%s is %s', (name, form) => expect(named(name, form)).not.toThrow())
})

describe('check digits', () => {
  test.each([
    'it60x0542811101000000123456',
    'IT60 X054 2811 1010 0000 0123 456',
    'DE89370400440532013000',
  ])('%s is no Italian IBAN as it is written', (iban) => expect(isIban(iban)).toBe(false))

  test.each([
    ['12345678903', true],
    ['12345678901', false],
    ['1234567890', false],
  ])('fiscal code %s: %s', (code, valid) => expect(isFiscalCode(code)).toBe(valid))
})

describe('redirects', () => {
  /** Of an old address, and of what it leads to. */
  const prefixes = [
    ['', ''],
    ...locales.map((locale) => [`/${locale}`, locale === 'it' ? '' : `/${locale}`]),
  ]

  test('keep the language; those that leave the site are the same in all; none is for ever', () => {
    expect(
      toNextRedirects([
        { from: '/chi-siamo', to: '/about-us' },
        { from: '/foto', to: 'https://example.org/album' },
      ]).map(({ source, destination, permanent }) => `${source} ${destination} ${permanent}`),
    ).toEqual([
      ...prefixes.map(([old, now]) => `${old}/chi-siamo ${now}/about-us false`),
      ...prefixes.map(([old]) => `${old}/foto https://example.org/album false`),
    ])
  })

  test.each([
    ['/eventi/due-pomeriggi-insieme', true],
    ['/eventi/Due_Pomeriggi', false],
    ['/eventi/a/b', false],
    ['/eventi/', false],
  ])('with a parameter take only what has its shape: %s %s', (path, taken) => {
    const rules = toNextRedirects([{ from: '/eventi/:id', to: '/events/:id' }])
    const regexes = rules.map((rule) => buildCustomRoute('redirect', rule, ['/_next']).regex)
    expect(regexes).toHaveLength(prefixes.length)
    expect(regexes.some((regex) => new RegExp(regex).test(path))).toBe(taken)
  })

  test.each([
    ['/foto', 'http://example.org/', 'né una pagina del sito né un indirizzo https'],
    ['/foto', 'https://album', 'né una pagina del sito né un indirizzo https'],
    ['/foto', 'https://me:secret@example.org/', 'né una pagina del sito né un indirizzo https'],
    ['/events', '/about-us', 'è già una pagina del sito'],
    ['/eventi/:name', '/events/:id', 'non è un indirizzo del sito'],
    ['/eventi', '/events/:id', 'lo stesso parametro'],
  ])('from %s to %s are refused', (from, to, reason) => {
    expect(() => parseContent('r.json', redirectsSchema, [{ from, to }])).toThrow(reason)
  })

  test('from one address are not two', () => {
    const redirect = { from: '/foto', to: '/events' }
    expect(() => parseContent('r.json', redirectsSchema, [redirect, redirect])).toThrow(
      'due indirizzi (from) sono uguali.',
    )
  })
})
