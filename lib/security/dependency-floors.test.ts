import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dependencyFaults, dependencyFloors } from './dependency-floors'

const from = { resolved: 'https://registry.npmjs.org/x.tgz', integrity: 'sha512-x' }

/** A lock file with every listed package at its floor, but for `changes`. */
function lockWith(changes: Record<string, { version: string; resolved?: string }>) {
  const floors = dependencyFloors.map(
    ({ name, atLeast }) => [`node_modules/${name}`, { version: atLeast, ...from }] as const,
  )
  const changed = Object.entries(changes).map(
    ([path, entry]) => [path, { ...from, ...entry }] as const,
  )
  return { packages: { '': {}, ...Object.fromEntries([...floors, ...changed]) } }
}

describe('the dependency gate', () => {
  test('lets the packages of this project through', () => {
    expect(dependencyFaults(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([])
  })

  test.each(['16.4.4', '16.3.9', '15.9.9', '16.4.5-canary.1', ''])('stops next %s', (version) => {
    expect(dependencyFaults(lockWith({ 'node_modules/next': { version } }))).toEqual([
      expect.stringContaining('is older than 16.4.5'),
    ])
  })

  test.each(['16.4.5', '16.4.12', '16.10.0', '17.0.0'])('lets next %s through', (version) => {
    expect(dependencyFaults(lockWith({ 'node_modules/next': { version } }))).toEqual([])
  })

  test('finds old copies below other packages', () => {
    const old = { 'node_modules/a/node_modules/sharp': { version: '0.34.0' } }
    expect(dependencyFaults(lockWith(old))).toHaveLength(1)
  })

  test('wants every package from the registry', () => {
    const foreign = { 'node_modules/b': { version: '1.0.0', resolved: 'git+ssh://x' } }
    expect(dependencyFaults(lockWith(foreign))).toEqual([
      expect.stringContaining('node_modules/b does not come from'),
    ])
  })

  test('misses packages that have gone', () => {
    expect(dependencyFaults({ packages: {} })).toHaveLength(dependencyFloors.length)
  })
})
