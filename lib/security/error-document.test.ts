import { expect, test } from 'vitest'
import { locales, type Locale } from '../i18n/locales'
import { errorDocument } from './error-document'

// Its languages, and what it does without: lib/security/refusals.test.ts.
test('text stays text', () => {
  const everywhere = (text: string) =>
    Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, string>
  const html = errorDocument({ title: everywhere('Errore'), text: everywhere('a & b <b>') })
  expect(html).toContain('a &amp; b')
  expect(html).not.toContain('<b>')
})
