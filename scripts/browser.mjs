// The browser that the end-to-end tests drive: one that the machine has, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './setup.mjs'

const installed = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser']

/** Path of a Chromium on this machine, or undefined when Playwright's own is to be used. */
export const browserPath = installed.find((path) => path && existsSync(path))

/** Fetches a browser where there is none: from Playwright, else, as root on Debian, by apt-get. */
export function installBrowser() {
  if (browserPath) return
  const playwright = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (playwright.status === 0) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      'No browser: install Chromium, or set CHROMIUM_PATH to one, and run npm test again.',
    )
    process.exit(1)
  }
  run('apt-get', ['update'])
  run('apt-get', ['install', '--yes', 'chromium'])
}
