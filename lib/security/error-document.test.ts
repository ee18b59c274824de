import { expect, test } from 'vitest'
import { locales, type Locale } from '../i18n/locales'
import { errorDocument } from './error-document'
import { readInlineCode } from './inline-code'

const everywhere = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, string>
const html = errorDocument({ title: everywhere('Errore'), text: everywhere('a & b <b>') })

// Its languages and the phone: lib/security/refusals.test.ts.
test('text stays text', () => {
  expect(html).toContain('a &amp; b')
  expect(html).not.toContain('<b>')
})

test('nothing is needed that a policy could block', () => {
  expect(readInlineCode(html)).toEqual({ scripts: [], styles: [], unhashable: [] })
  expect(html).not.toMatch(/<(script|link|img)\b/)
})
