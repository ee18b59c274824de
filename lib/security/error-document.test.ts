import { expect, test } from 'vitest'
import { errorDocument } from './error-document'
import { readInlineCode } from './inline-code'

const title = { it: 'Errore', en: 'Error', es: 'Fallo' }
const html = errorDocument({ title, text: { it: 'a & b', en: '<b>', es: 'c' }, phone: '+3907000' })

test('speaks all languages and names the phone', () => {
  expect(html.match(/<div lang="\w+"><h1>\w+/g)).toEqual([
    '<div lang="it"><h1>Errore',
    '<div lang="en"><h1>Error',
    '<div lang="es"><h1>Fallo',
  ])
  expect(html).toContain('<a href="tel:+3907000">')
  expect(html).toContain('a &amp; b')
  expect(html).not.toContain('<b>')
})

test('needs nothing that a policy could block', () => {
  expect(readInlineCode(html)).toEqual({ scripts: [], styles: [], unhashable: [] })
  expect(html).not.toMatch(/<(script|link|img)\b/)
})
