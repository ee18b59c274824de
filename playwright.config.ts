import { defineConfig } from '@playwright/test'
import { answered } from './e2e/support/visit'
import { browserPath } from './scripts/test-programs.mjs'

const port = 3200
/** A site that runs already, instead of the tests' own build: `npm run check:site`. */
const published = process.env.BASE_URL
export default defineConfig({
  testDir: 'e2e',
  testMatch: process.env.WEEKLY ? ['*.spec.ts', '*.weekly.ts'] : '*.spec.ts',
  // What is slow, and variants of what each run tries once, are tried weekly: by file or by tag.
  ...(!published && {
    [process.env.WEEKLY ? 'grep' : 'grepInvert']: /\.weekly\.ts|@weekly/,
  }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Recording takes as long as the tests themselves. Where nobody can look at the browser, what failed
  // runs once more and is recorded: npx playwright show-trace test-results/…/trace.zip. It stays failed.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  workers: 2,
  // The longest test takes 20 s on a quiet machine of two cores, and not every machine is quiet. Walks
  // through all pages have limits of their own.
  timeout: 90_000,
  reporter: process.env.CI ? 'list' : 'line',
  expect: { timeout: 10_000 },
  use: {
    baseURL: published ?? `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'it-IT',
    storageState: answered,
    // Smooth scrolling takes seconds of a test. Where movement itself is tested, it is asked for.
    reducedMotion: 'reduce',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browserPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-quic',
        // Nobody outside this machine is asked, whatever a page does.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        // No process ahead of need and no helper threads: a fifth less work, nothing that a page sees.
        '--renderer-process-limit=1',
        '--js-flags=--single-threaded',
      ],
    },
  },
  webServer: published
    ? undefined
    : {
        command: `node node_modules/jiti/lib/jiti-cli.mjs e2e/support/serve-test-site.ts ${port}`,
        url: `http://localhost:${port}/robots.txt`,
        env: {
          MAIL_DELIVERY: 'outbox',
          RECAPTCHA: 'off',
          RATE_LIMIT_PER_HOUR: '10000',
          NEXT_TELEMETRY_DISABLED: '1',
        },
        timeout: 600_000,
        reuseExistingServer: false,
      },
})
