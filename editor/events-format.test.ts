import { expect, test } from 'vitest'
import { sampleContent } from '../testing/sample-content'
import { readEvent, toHtml, toMarkdown, writeEvent } from './events-format'

/** As a form writes it. */
const written = `${JSON.stringify(JSON.parse(sampleContent['content/events/due-pomeriggi.json'] ?? ''), null, 2)}\n`

const everyTag =
  '<p>Prima <strong>forte</strong>, <em>piano</em>, 1. e - e * e _ e # tutto.</p>' +
  '<ul><li>uno;</li><li>due <a href="tel:+390701234567">chiama</a>.</li></ul>' +
  '<ol><li>primo</li><li>secondo</li></ol><p>Poi <a href="/contacts">scrivici</a>.</p>'

test('an event comes back from the form as it was, byte for byte', () => {
  expect(`${JSON.stringify(writeEvent(readEvent(written)), null, 2)}\n`).toBe(written)
})

test('every tag comes back from Markdown as it was', () => {
  expect(toHtml(toMarkdown(everyTag))).toBe(everyTag)
})

test('what an editor writes becomes the tags that the site allows', () => {
  expect(toHtml('Uno **due**\n\n- tre\n- [quattro](/events)')).toBe(
    '<p>Uno <strong>due</strong></p><ul><li>tre</li><li><a href="/events">quattro</a></li></ul>',
  )
})

test.each([
  [
    'a table',
    '|  |  |\n| --- | --- |\n| Ore 17 | Tè \\| torta |',
    '<ul><li>Ore 17, Tè | torta</li></ul>',
  ],
  [
    'a new line',
    'Via **Roma 1\nQuartu**',
    '<p>Via <strong>Roma 1</strong></p><p><strong>Quartu</strong></p>',
  ],
  ['a new line in a list', '- uno\n  due\n- tre', '<ul><li>uno due</li><li>tre</li></ul>'],
  ['italics in a word', 'auto_aiuto_s e \\_x_', '<p>auto<em>aiuto</em>s e _x_</p>'],
  ['a heading', '# Titolo\n\nTesto', '<p><strong>Titolo</strong></p><p>Testo</p>'],
  ['a heading that is strong', '## **Titolo**', '<p><strong>Titolo</strong></p>'],
  ['a quotation and a line', '> Detto\n\n---\n\n`Fatto`', '<p>Detto</p><p>Fatto</p>'],
])('what the site has no tag for stays in words, and is seen so again: %s', (_, typed, html) => {
  expect(toHtml(typed)).toBe(html)
  expect(toHtml(toMarkdown(html))).toBe(html)
})

test('a price in euro is a choice and an amount in the form', () => {
  const event = JSON.parse(written) as Record<string, unknown>
  const paid = JSON.stringify({ ...event, price: { euro: 12.5 } })
  expect(readEvent(paid)).toMatchObject({ price: 'euro', euro: 12.5 })
  expect(writeEvent(readEvent(paid))).toEqual(JSON.parse(paid))
})
