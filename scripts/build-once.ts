import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { deploymentId } from '../lib/version-skew/deployment-id'

/**
 * Makes a production build of the site in a folder, unless the last one was of the same sources and
 * the same variables.
 */
export function buildOnce(root: string, variables: Record<string, string | undefined>): void {
  const mark = join(root, '.next/made-from')
  const state = deploymentId(PHASE_PRODUCTION_BUILD, { root, distDir: '.next' }, variables) ?? ''
  if (existsSync(mark) && readFileSync(mark, 'utf8') === state) return
  console.log(`Building the site …`)
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(mark, state)
}
