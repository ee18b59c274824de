// What `npm start` and `npm test` begin with. Node's own modules only: nothing may be installed yet.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

// A site that promises privacy does not phone home while it is being built.
process.env.NEXT_TELEMETRY_DISABLED ??= '1'

/**
 * Runs a command, its output on this terminal, and ends this process if it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, ...args) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Installs what package-lock.json names and is not there. `npm ci` begins by emptying node_modules,
 * which without network would leave nothing: it is for a folder that has none yet.
 */
export function install() {
  const isFresh = !existsSync(join(root, 'node_modules'))
  const command = isFresh ? ['ci'] : ['install', '--no-save']
  run('npm', ...command, '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error')
}
