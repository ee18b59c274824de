import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const file of ['scripts/setup.mjs', 'lib/version-skew/sources.json', 'package-lock.json']) {
    cpSync(file, join(folder, file))
  }
  mkdirSync(join(folder, 'node_modules'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Runs `install()` with an npm that only notes how it was called; returns those calls. */
function install(npmStatus: number) {
  const calls = join(folder, 'calls')
  writeFileSync(calls, '')
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$@" >>'${calls}'\nexit ${npmStatus}\n`, {
    mode: 0o755,
  })
  const { status } = spawnSync(
    process.execPath,
    ['--eval', 'import("./scripts/setup.mjs").then(({ install }) => install())'],
    {
      cwd: folder,
      env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
    },
  )
  return { status, calls: readFileSync(calls, 'utf8').split('\n').filter(Boolean) }
}

test('installs exactly what the lock file says, once', () => {
  expect(install(0)).toEqual({ status: 0, calls: ['ci --no-audit --no-fund'] })
  expect(install(0)).toEqual({ status: 0, calls: [] })
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  expect(install(0).calls).toHaveLength(1)
})

test('stops when npm refuses the lock file, and tries again the next time', () => {
  expect(install(3)).toEqual({ status: 3, calls: ['ci --no-audit --no-fund'] })
  expect(install(0)).toEqual({ status: 0, calls: ['ci --no-audit --no-fund'] })
})
