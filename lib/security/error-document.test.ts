import { expect, test } from 'vitest'
import { inEveryLocale } from '../i18n/locales'
import { errorDocument } from './error-document'

// Its languages, and what it does without: lib/submissions/nginx-error-pages.test.ts.
test('text stays text', () => {
  const everywhere = (text: string) => inEveryLocale(() => text)
  const html = errorDocument({ title: everywhere('Errore'), text: everywhere('a & b <b>') })
  expect(html).toContain('a &amp; b')
  expect(html).not.toContain('<b>')
})
