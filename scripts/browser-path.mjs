import { existsSync } from 'node:fs'

/** Chromium without a window, as Debian installs it. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Path of the browser that the end-to-end tests drive, or undefined when it is Playwright's own. The
 * headless shell does the same work in three fifths of the time, so it comes first; Playwright's own
 * is one too.
 */
export const browserPath = [
  process.env.CHROMIUM_PATH,
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => path && existsSync(path))
