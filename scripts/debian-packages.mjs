import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Installs Debian packages by apt-get and returns whether that worked; does nothing where this
 * process may not, or where there is no apt-get.
 * @param {string[]} names
 */
export function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${names.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [['update'], ['install', '--yes', '--no-install-recommends', ...names]].every(
    (args) => spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 300_000 }).status === 0,
  )
}
