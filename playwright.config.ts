import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const port = 3200
const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
].find((path) => path && existsSync(path))

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: process.env.CI ? [['list']] : [['line']],
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'it-IT',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
    },
  },
  webServer: {
    command: `node node_modules/next/dist/bin/next start -H localhost -p ${port}`,
    url: `http://localhost:${port}/robots.txt`,
    env: {
      MAIL_DELIVERY: 'outbox',
      RECAPTCHA: 'off',
      RATE_LIMIT_PER_HOUR: '10000',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    timeout: 60_000,
    reuseExistingServer: false,
  },
})
