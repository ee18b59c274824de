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

const places = openQuestions().flatMap(({ where }) => where.map((place) => [place] as const))

test('there are questions', () => expect(places.length).toBeGreaterThan(20))

test.each(places)('%s is a place in the texts', (place) => {
  const [file = '', key] = place.split('#')
  expect(existsSync(file)).toBe(true)
  if (key) expect(isPlace(JSON.parse(readFileSync(file, 'utf8')), key)).toBe(true)
})

test('what is not there is no place', () => {
  expect(isPlace({ HomePage: { title: 'x' } }, 'HomePage.titel')).toBe(false)
  expect(isPlace([{ id: 'costs' }], 'cost')).toBe(false)
})
