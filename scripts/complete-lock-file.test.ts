import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { completeLockFile } from './complete-lock-file.mjs'

function lockOf(packages: Record<string, object>) {
  return { lockfileVersion: 3, packages: { '': { name: 'site' }, ...packages } }
}

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

  test('has an entry for every optional package, so that npm ci accepts it', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(300)
    expect(completeLockFile(lock), 'run: npm run complete-lock-file').toEqual(lock)
  })

  test('takes every package from the registry', () => {
    const sources = Object.values<{ resolved?: string }>(lock.packages).map(
      ({ resolved = 'https://registry.npmjs.org/' }) => new URL(resolved).origin,
    )
    expect(new Set(sources)).toEqual(new Set(['https://registry.npmjs.org']))
  })

  test('has a checksum for every package but those of other platforms', () => {
    const unchecked = Object.entries<{ integrity?: string; os?: string[] }>(lock.packages)
      .filter(([path, { integrity = '' }]) => path !== '' && !integrity.startsWith('sha512-'))
      .filter(([, { os = [] }]) => os.length === 0)
    expect(unchecked).toEqual([])
  })
})

describe('completing a lock file', () => {
  test('adds an entry without checksum, and changes nothing else', () => {
    const optionalDependencies = { 'c-win32-x64': '2.0.0' }
    const compiler = { version: '2.0.0', integrity: 'sha512-x', optionalDependencies }
    const added = { version: '2.0.0', cpu: ['x64'], optional: true, os: ['win32'] }
    expect(completeLockFile(lockOf({ 'node_modules/c': compiler }))).toEqual(
      lockOf({ 'node_modules/c': compiler, 'node_modules/c-win32-x64': added }),
    )
  })

  test('does not guess', () => {
    const asking = (name: string, version: string) => () =>
      completeLockFile(lockOf({ 'node_modules/c': { optionalDependencies: { [name]: version } } }))
    expect(asking('c-win32-x64', '^2.0.0')).toThrow('is a range')
    expect(asking('c-native', '2.0.0')).toThrow('does not say for which processor')
  })
})
