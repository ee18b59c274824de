import { expect, test } from 'vitest'
import { parseRichText } from '../content/rich-text'
import { freeId, paragraphs, slug, withQuotes } from './plain-text'

test('empty lines divide paragraphs, hyphens make lists', () => {
  expect(paragraphs('Uno\ndue.\n\n\nPorta:\n- una penna\n- un foglio\nA presto')).toBe(
    '<p>Uno due.</p><p>Porta:</p><ul><li>una penna</li><li>un foglio</li></ul><p>A presto</p>',
  )
})

test.each(['<script>alert(1)</script>', '</p><p onclick="x">', 'a & b &lt; c', '<!-- x -->'])(
  '%s stays text',
  (text) => {
    expect(parseRichText(paragraphs(text))).toEqual({
      content: [{ tag: 'p', content: [text] }],
      problems: [],
    })
  },
)

test('straight quotes become those of the language', () => {
  expect(withQuotes('Un "libro" e “due”', 'it')).toBe('Un «libro» e «due»')
  expect(withQuotes('Una "casa"', 'es')).toBe('Una «casa»')
  expect(withQuotes('A "book"', 'en')).toBe('A ‘book’')
  expect(withQuotes("L'eco di 'casa mia' nel '68, un po' di 'tutto'.", 'it')).toBe(
    "L'eco di «casa mia» nel '68, un po' di «tutto».",
  )
})

test.each([
  ['L’eco di Maria: è già qui!', 'l-eco-di-maria-e-gia-qui'],
  ['../../etc/passwd', 'etc-passwd'],
  ['  ', ''],
  ['日本', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the slug of %s', (title, id) => {
  expect(slug(title)).toBe(id)
})

test('an id that is taken gets a number', () => {
  expect(freeId('serata', [{ id: 'serata' }, { id: 'serata-2' }])).toBe('serata-3')
  expect(freeId('serata', undefined)).toBe('serata')
})
