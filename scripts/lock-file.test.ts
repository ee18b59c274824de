import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = {
  resolved?: string
  integrity?: string
  os?: string[]
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

test('every package comes from the registry, with a checksum unless it is for another platform', () => {
  const all = Object.entries(packages).filter(([path]) => path !== '')
  expect(all.length).toBeGreaterThan(300)
  const foreign = all.filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) =>
      new URL(resolved).origin !== 'https://registry.npmjs.org',
  )
  const unchecked = all.filter(
    ([, { integrity = '', os = [] }]) => !integrity.startsWith('sha512-') && os.length === 0,
  )
  expect([...foreign, ...unchecked]).toEqual([])
})
