import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserPath, headlessShell } from './browser-path.mjs'
import { run } from './setup.mjs'

/** Fetches a browser: as root on Debian by apt-get, and where there is none yet, from Playwright. */
export function installBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return
  if (installHeadlessShell() || browserPath) return
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
}

/** Whether Debian's package could be installed. */
function installHeadlessShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('Installing chromium-headless-shell …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return [['update'], ['install', '--yes', 'chromium-headless-shell', 'fonts-liberation']].every(
    (args) => spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 300_000 }).status === 0,
  )
}
