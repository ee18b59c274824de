import { defineConfig } from '@playwright/test'
import { browserPath } from '../scripts/test-programs.mjs'

const port = 3300
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/editor',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 300_000,
  // Where there is no graphics card, two windows at work can take half a minute to answer a click.
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    // A field is drawn when it is scrolled to.
    viewport: { width: 1280, height: 6000 },
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js build editor --configLoader runner --logLevel warn && node node_modules/vite/bin/vite.js preview editor --configLoader runner --port ${port} --strictPort`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    env: { GITHUB_REPOSITORY: 'associazione/sito', GITHUB_API_URL: `http://localhost:${port + 1}` },
  },
})
