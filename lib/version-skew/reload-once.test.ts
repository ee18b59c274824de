import { expect, test } from 'vitest'
import { mayReload } from './reload-once'

const now = 1_800_000_000_000

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a path is loaded again once in a build, however long it fails', () => {
  const storage = memory()
  const later = [0, 1, 9_999, 10_000, 3_600_000]
  const loads = later.map((time) => mayReload(storage, '/contacts', 'a', now + time))
  expect(loads).toEqual([true, false, false, false, false])
  expect(mayReload(storage, '/events', 'a', now)).toBe(true)
})

test('for a newer build it is loaded again, but not within ten seconds', () => {
  const storage = memory()
  mayReload(storage, '/contacts', 'a', now)
  expect(mayReload(storage, '/contacts', 'b', now + 9_999)).toBe(false)
  expect(mayReload(storage, '/contacts', 'b', now + 10_000)).toBe(true)
})
