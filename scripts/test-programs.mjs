// The programs that tests drive beside Node: a browser, and Redis for the limits that instances share.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Path of the browser, or undefined when it is Playwright's own. The headless shell does the same work in
 * three fifths of the time, so it comes first; Playwright's own is one too.
 */
export const browserPath = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => path && existsSync(path))

/** Returns whether this machine has Redis. */
export function hasRedis() {
  return spawnSync('redis-server', ['--version']).status === 0
}

/** Installs what is missing: as root on Debian by apt-get, a browser elsewhere from Playwright. */
export function installTestPrograms() {
  const missing = [
    ...(process.env.CHROMIUM_PATH || existsSync(headlessShell)
      ? []
      : ['chromium-headless-shell', 'fonts-liberation']),
    ...(hasRedis() ? [] : ['redis-server']),
  ]
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${missing.join(', ')} …`)
    const install = ['install', '--yes', '--no-install-recommends', ...missing]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], install]) spawnSync('apt-get', args, { stdio: 'ignore', env })
  }
  if (!browserPath && !existsSync(headlessShell)) {
    spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], { stdio: 'inherit' })
  }
}

/** Vitest's global setup: in CI nothing begins without Redis; elsewhere the end of the run tells. */
export default function requireRedis() {
  if (hasRedis()) return
  const sentence = 'NOT TESTED: the limits that instances share. Install redis-server.'
  if (process.env.CI) throw new Error(sentence)
  return () => console.error(`\n!!! ${sentence} !!!\n`)
}
