import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTexts, writeTexts } from './texts-format'

test('the texts of one page, saved before all others, come back to their place', () => {
  const written = readFileSync('messages/en.json', 'utf8')
  const { HomePage, ...others } = readTexts(written) as Record<string, unknown>
  const moved = Object.fromEntries(Object.entries(others).toSorted().toReversed())
  expect(`${writeTexts({ HomePage, ...moved })}\n`).toBe(written)
})

test('a text that the file did not have stays', () => {
  readTexts('{ "b": { "one": "1" }, "a": "2" }')
  expect(writeTexts({ a: '2', b: { two: '3', one: '1' } })).toBe(
    JSON.stringify({ b: { one: '1', two: '3' }, a: '2' }, null, 2),
  )
})
