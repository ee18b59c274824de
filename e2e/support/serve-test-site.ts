// `jiti e2e/support/serve-test-site.ts [port]`: builds the site for the browser tests, unless that is
// done, and serves it if there is a port. playwright.config.ts runs it, and `npm test` beforehand.
import { spawn } from 'node:child_process'
import { buildTestSite, testSite } from './test-site'

const [port] = process.argv.slice(2)
buildTestSite()
if (port) {
  const next = 'node_modules/next/dist/bin/next'
  const server = spawn(process.execPath, [next, 'start', '-H', 'localhost', '-p', port], {
    cwd: testSite,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal))
  }
  server.on('exit', (code) => process.exit(code ?? 0))
}
