import { expect, test, vi } from 'vitest'
import sitemap from '../../app/sitemap'
import type english from '../../messages/en.json'
import { absoluteUrl } from '../i18n/absolute-url'
import { locales } from '../i18n/locales'
import { sitePaths } from '../routes'
import { alternateUrls, pageLocales } from './alternates'

// English lacks a text of the home page, and one that is on every page.
vi.mock(import('../../messages/en.json'), async (original) => {
  const messages: { default: typeof english } = await original()
  const { HomePage, Footer } = messages.default
  return {
    default: {
      ...messages.default,
      HomePage: { ...HomePage, lead: '' },
      Footer: { ...Footer, purpose: ' ' },
    },
  }
})

const event = sitePaths.find((path) => path.startsWith('/events/')) ?? ''

test('a language is left out where a text of the page itself is missing', () => {
  const others = locales.filter((locale) => locale !== 'en')
  expect(alternateUrls('/', 'it')).toEqual({
    ...Object.fromEntries(others.map((locale) => [locale, absoluteUrl('/', locale)])),
    'x-default': absoluteUrl('/', 'it'),
  })
  expect(alternateUrls('/', 'es')).toEqual(alternateUrls('/', 'it'))
  expect(alternateUrls('/', 'en')).toEqual({})
})

test.each(['/services', event])('it stays where only texts of all pages are: %s', (path) => {
  expect(pageLocales(path)).toEqual(locales)
  expect(alternateUrls(path, 'en')).toEqual(alternateUrls(path, 'it'))
  expect(alternateUrls(path, 'en')).toMatchObject({ en: absoluteUrl(path, 'en') })
})

test('the sitemap lists the versions that are left, with the same alternates', () => {
  const entries = new Map(sitemap().map(({ url, alternates }) => [url, alternates?.languages]))
  expect(entries.size).toBe(sitePaths.length * locales.length - 1)
  expect(entries.has(absoluteUrl('/', 'en'))).toBe(false)
  expect(entries.get(absoluteUrl('/', 'es'))).toEqual(alternateUrls('/', 'es'))
  expect(entries.get(absoluteUrl('/services', 'en'))).toEqual(alternateUrls('/services', 'en'))
})
