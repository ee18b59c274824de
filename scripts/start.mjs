// `npm start`: installs and builds what is missing, then serves the site.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { install, root } from './setup.mjs'

install()
const { createJiti } = await import('jiti')
const require = createRequire(import.meta.url)
// Next's own reading of .env files, so that both see the same configuration.
require('@next/env').loadEnvConfig(root, false, { info: () => {}, error: console.error })

/** Any of these means that somebody has begun to configure the site: no trial mode then. */
const isConfigured = [
  'SITE_URL',
  'RESEND_API_KEY',
  'RESEND_BASE_URL',
  'MAIL_FROM',
  'CONTACT_MAIL_TO',
  'LISTENING_DESK_MAIL_TO',
  'MAIL_DELIVERY',
  'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'RECAPTCHA',
].some((name) => process.env[name])

const port = process.env.PORT || '3000'
if (!isConfigured) {
  process.env.MAIL_DELIVERY = 'outbox'
  process.env.RECAPTCHA = 'off'
  process.env.SITE_URL = `http://localhost:${port}`
}
process.env.SITE_START = 'strict'
// By name, never 127.0.0.1: Next's middleware calls that address `localhost`, and would take its own
// rewrites for another server's pages.
const host = isConfigured ? process.env.HOST || '0.0.0.0' : 'localhost'

/** @type {typeof import('./build-once')} */
const { buildOnce } = await createJiti(import.meta.url).import('./build-once.ts')
buildOnce(root, process.env)

console.log(
  isConfigured
    ? `\n  The site is served on port ${port} for ${process.env.SITE_URL}\n`
    : `
  The site:  http://localhost:${port}
  Trial mode: nothing is configured, so only this machine can open it.
  Messages sent through the forms become files in .outbox/ and go nowhere else.
  To go live, see README.md. Stop with Ctrl+C. If the port is in use: PORT=3001 npm start
`,
)

const next = require.resolve('next/dist/bin/next')
const server = spawn(process.execPath, [next, 'start', '-H', host, '-p', port], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal))
}
server.on('exit', (code) => process.exit(code ?? 0))
