import { expect, test } from 'vitest'
import { phoneHours } from '../content/practical-answers'
import { association } from '../content/records'
import { locales, type Locale } from '../i18n/locales'
import { errorDocument } from './error-document'
import { readInlineCode } from './inline-code'

const everywhere = (text: (locale: Locale) => string) =>
  Object.fromEntries(locales.map((locale) => [locale, text(locale)])) as Record<Locale, string>
const html = errorDocument({
  title: everywhere((locale) => `Errore${locale}`),
  text: everywhere(() => 'a & b <b>'),
})

test('speaks all languages and names the phone with its hours', () => {
  expect(html.match(/<div lang="\w+"><h1>\w+/g)).toEqual(
    locales.map((locale) => `<div lang="${locale}"><h1>Errore${locale}`),
  )
  expect(html).toContain(`<a href="tel:${association.contacts.phone}">`)
  for (const locale of locales) expect(html).toContain(phoneHours?.answer[locale] ?? 'none')
  expect(html).toContain('a &amp; b')
  expect(html).not.toContain('<b>')
})

test('needs nothing that a policy could block', () => {
  expect(readInlineCode(html)).toEqual({ scripts: [], styles: [], unhashable: [] })
  expect(html).not.toMatch(/<(script|link|img)\b/)
})
