import { expect, test } from 'vitest'
import { mayReload } from './reload-guard'

function memory(content: Record<string, string> = {}) {
  const store = new Map(Object.entries(content))
  return () => ({
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  })
}

const now = 1_800_000_000_000
const first = { storage: memory(), path: '/contacts', build: 'a', now }

test('reloads a path once in a build, however long it fails', () => {
  const storage = memory()
  const attempts = [0, 1, 9_999, 10_000, 3_600_000].map((later) =>
    mayReload({ ...first, storage, now: now + later }),
  )
  expect(attempts).toEqual([true, false, false, false, false])
  expect(mayReload({ ...first, storage, path: '/events' })).toBe(true)
})

test('reloads again for a newer build, but not within ten seconds', () => {
  const storage = memory()
  mayReload({ ...first, storage })
  expect(mayReload({ ...first, storage, build: 'b', now: now + 9_999 })).toBe(false)
  expect(mayReload({ ...first, storage, build: 'b', now: now + 10_000 })).toBe(true)
})

test('does not reload where nothing can be stored', () => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(mayReload({ ...first, storage: refused })).toBe(false)
  expect(mayReload({ ...first, storage: () => undefined })).toBe(false)
  expect(mayReload({ ...first, storage: () => ({ getItem: () => null, setItem: refused }) })).toBe(
    false,
  )
})

test('survives what others have stored there', () => {
  expect(mayReload({ ...first, storage: memory({ reloads: '{' }) })).toBe(true)
})
