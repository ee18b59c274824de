import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEvents, toHtml, toMarkdown, writeEvents } from './events-format'

const written = readFileSync('content/events.json', 'utf8')

const everyTag =
  '<p>Prima <strong>forte</strong>, <em>piano</em>, 1. e - e * e _ e # tutto.</p>' +
  '<ul><li>uno;</li><li>due <a href="tel:+390701234567">chiama</a>.</li></ul>' +
  '<ol><li>primo</li><li>secondo</li></ol><p>Poi <a href="/contacts">scrivici</a>.</p>'

test('the events come back from the form as they were, byte for byte', () => {
  expect(`${JSON.stringify(writeEvents(readEvents(written)), null, 2)}\n`).toBe(written)
})

test('every tag comes back from Markdown as it was', () => {
  expect(toHtml(toMarkdown(everyTag))).toBe(everyTag)
})

test('what an editor writes becomes the tags that the site allows', () => {
  expect(toHtml('Uno **due**\n\n- tre\n- [quattro](/events)')).toBe(
    '<p>Uno <strong>due</strong></p><ul><li>tre</li><li><a href="/events">quattro</a></li></ul>',
  )
})

test('a price in euro is a choice and an amount in the form', () => {
  const [event] = JSON.parse(written) as Record<string, unknown>[]
  const paid = JSON.stringify([{ ...event, price: { euro: 12.5 } }], null, 2)
  expect(readEvents(paid)).toMatchObject([{ price: 'euro', euro: 12.5 }])
  expect(writeEvents(readEvents(paid))).toEqual(JSON.parse(paid))
})
