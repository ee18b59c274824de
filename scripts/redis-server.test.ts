import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

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
