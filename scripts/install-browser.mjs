import { existsSync } from 'node:fs'
import { browserPath, headlessShell } from './browser-path.mjs'
import { installDebianPackages } from './debian-packages.mjs'
import { run } from './setup.mjs'

/** Fetches a browser: as root on Debian by apt-get, and where there is none yet, from Playwright. */
export function installBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return
  if (installDebianPackages('chromium-headless-shell', 'fonts-liberation') || browserPath) return
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'])
}
