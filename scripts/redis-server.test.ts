import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import requireRedis, { hasRedis, reportMissingRedis } from './redis-server.mjs'

afterEach(() => vi.unstubAllEnvs())

/** A run of one quick test file on a machine without Redis. */
function runWithoutRedis(ci: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', 'lib/time/period.test.ts'],
    { env: { ...process.env, PATH: '', CI: ci }, encoding: 'utf8' },
  )
  return { status, lastLine: stderr.trim().split('\n').at(-1), output: stdout + stderr }
}

test('without Redis the last line of a run says what was not tested', () => {
  const { status, lastLine, output } = runWithoutRedis('')
  expect(output).toContain('passed')
  expect(status).toBe(0)
  expect(lastLine).toMatch(/^!!! NOT TESTED: .* redis-server/)
})

test('without Redis a run in CI fails', () => {
  const { status, output } = runWithoutRedis('true')
  expect(output).toContain('redis-server is not installed')
  expect(output).not.toContain('passed')
  expect(status).toBe(1)
})

test('with Redis nothing is said, in CI or elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  writeFileSync(join(folder, 'redis-server'), '#!/bin/sh\n', { mode: 0o755 })
  vi.stubEnv('PATH', folder)
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  expect(hasRedis()).toBe(true)
  for (const ci of ['', 'true']) {
    vi.stubEnv('CI', ci)
    expect(requireRedis()).toBe(reportMissingRedis)
    reportMissingRedis()
  }
  expect(errors).not.toHaveBeenCalled()
  errors.mockRestore()
  rmSync(folder, { recursive: true })
})
