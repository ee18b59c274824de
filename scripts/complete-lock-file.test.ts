import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { completeLockFile, missingPackages } from './complete-lock-file.mjs'

const integrity = 'sha512-x'

function lockOf(packages: Record<string, object>) {
  return { lockfileVersion: 3, packages: { '': { name: 'site' }, ...packages } }
}

const compiler = { version: '2.0.0', integrity, optionalDependencies: { 'c-win32-x64': '2.0.0' } }
const incomplete = lockOf({ 'node_modules/c': compiler })

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))

  test('has an entry for every optional package, so that npm ci accepts it', () => {
    expect(missingPackages(lock), 'run: npm run complete-lock-file').toEqual([])
  })

  test('is what the script would write', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(300)
    expect(completeLockFile(lock)).toEqual(lock)
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
  test('finds what is missing', () => {
    expect(missingPackages(incomplete)).toEqual([
      { parent: 'node_modules/c', name: 'c-win32-x64', version: '2.0.0' },
    ])
  })

  test('adds an entry without checksum, in its place, and changes nothing else', () => {
    const completed = completeLockFile({
      ...incomplete,
      packages: { ...incomplete.packages, 'node_modules/d': { version: '1.0.0', integrity } },
    })
    expect(completed.lockfileVersion).toBe(3)
    expect(Object.entries(completed.packages)).toEqual([
      ['', { name: 'site' }],
      ['node_modules/c', compiler],
      [
        'node_modules/c-win32-x64',
        { version: '2.0.0', cpu: ['x64'], optional: true, os: ['win32'] },
      ],
      ['node_modules/d', { version: '1.0.0', integrity }],
    ])
    expect(missingPackages(completed)).toEqual([])
    expect(completeLockFile(completed)).toEqual(completed)
  })

  test.each([
    ['@next/swc-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
    ['@swc/core-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
    ['@unrs/resolver-binding-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
    ['@unrs/resolver-binding-win32-ia32-msvc', { cpu: ['ia32'], os: ['win32'] }],
    ['@unrs/resolver-binding-openharmony-arm64', { cpu: ['arm64'], os: ['openharmony'] }],
    ['@unrs/resolver-binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads the platform of %s from its name', (name, platform) => {
    const parent = { version: '1.0.0', integrity, optionalDependencies: { [name]: '1.0.0' } }
    const { packages } = completeLockFile(lockOf({ 'node_modules/c': parent }))
    expect(packages).toHaveProperty([`node_modules/${name}`], {
      version: '1.0.0',
      optional: true,
      ...platform,
    })
  })

  test('marks what only development needs', () => {
    const dev = { ...compiler, dev: true }
    const named = 'node_modules/c-win32-x64'
    const byDev = completeLockFile(lockOf({ 'node_modules/c': dev }))
    expect(byDev.packages).toHaveProperty([named, 'dev'], true)
    const byBoth = completeLockFile(lockOf({ 'node_modules/b': compiler, 'node_modules/c': dev }))
    expect(byBoth.packages).not.toHaveProperty([named, 'dev'])
  })

  test('keeps two versions apart', () => {
    const older = {
      ...compiler,
      version: '1.0.0',
      optionalDependencies: { 'c-win32-x64': '1.0.0' },
    }
    const completed = completeLockFile(
      lockOf({ 'node_modules/c': compiler, 'node_modules/x/node_modules/c': older }),
    )
    expect(completed.packages).toMatchObject({
      'node_modules/c-win32-x64': { version: '2.0.0' },
      'node_modules/x/node_modules/c/node_modules/c-win32-x64': { version: '1.0.0' },
    })
    expect(missingPackages(completed)).toEqual([])
  })

  test('follows an update, and forgets what nothing names any more', () => {
    const newer = {
      ...compiler,
      version: '3.0.0',
      optionalDependencies: { 'c-win32-x64': '3.0.0' },
    }
    const { packages } = completeLockFile(incomplete)
    const updated = { ...incomplete, packages: { ...packages, 'node_modules/c': newer } }
    expect(missingPackages(updated)).toHaveLength(1)
    expect(completeLockFile(updated).packages).toHaveProperty(
      ['node_modules/c-win32-x64', 'version'],
      '3.0.0',
    )
    const removed = { ...incomplete, packages: { ...packages, 'node_modules/c': { version: '4' } } }
    expect(completeLockFile(removed).packages).not.toHaveProperty(['node_modules/c-win32-x64'])
  })

  test('finds packages in the folders above the one that names them', () => {
    const real = { version: '2.0.0', integrity, optional: true, os: ['win32'], cpu: ['x64'] }
    for (const folder of ['node_modules/a/node_modules/c', 'node_modules/a', '']) {
      const path = `${folder}${folder && '/'}node_modules/c-win32-x64`
      const lock = lockOf({ 'node_modules/a/node_modules/c': compiler, [path]: real })
      expect(missingPackages(lock), path).toEqual([])
    }
  })

  test('does not guess', () => {
    const asking = (name: string, version: string) => () =>
      completeLockFile(lockOf({ 'node_modules/c': { optionalDependencies: { [name]: version } } }))
    expect(asking('c-win32-x64', '^2.0.0')).toThrow('is a range')
    expect(asking('c-native', '2.0.0')).toThrow('does not say for which processor')
  })
})
