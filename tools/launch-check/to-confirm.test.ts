import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openQuestions } from './to-confirm'

/** Whether `place` is a key of messages, or the id or key of something in a content file. */
function isPlace(json: unknown, place: string): boolean {
  let found: unknown = json
  for (const step of place.split('.')) {
    if (typeof found !== 'object' || found === null) return false
    const items = Object.values(found).flat() as { id?: unknown }[]
    found = (found as Record<string, unknown>)[step] ?? items.find((item) => item?.id === step)
  }
  return found !== undefined
}

test('every question is about a place in the texts', () => {
  const places = openQuestions().flatMap(({ where }) => where)
  expect(places.length).toBeGreaterThan(20)
  const missing = places.filter((place) => {
    const [file = '', key] = place.split('#')
    return !existsSync(file) || (key && !isPlace(JSON.parse(readFileSync(file, 'utf8')), key))
  })
  expect(missing).toEqual([])
})
