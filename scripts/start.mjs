// `npm start`: installs and builds what is missing, then serves the site.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build, install, root } from './setup.mjs'

/** Any of these means that somebody has begun to configure the site: no trial mode then. */
const configuration = [
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
]

install()

const require = createRequire(import.meta.url)
// Next's own reading of .env files, so that both see the same configuration.
require('@next/env').loadEnvConfig(root, false, { info: () => {}, error: console.error })

const port = Number(process.env.PORT || 3000)
const isTrial = configuration.every((name) => !process.env[name])
const trialMode = {
  MAIL_DELIVERY: 'outbox',
  RECAPTCHA: 'off',
  SITE_URL: `http://localhost:${port}`,
}
const env = { ...process.env, ...(isTrial && trialMode), SITE_START: 'strict' }
// By name, never 127.0.0.1: Next's middleware calls that address `localhost`, and would take its own
// rewrites for another server's pages.
const host = isTrial ? 'localhost' : process.env.HOST || '0.0.0.0'

if (!(await isFree(port, host))) {
  console.error(
    `Port ${port} is already in use. Stop what uses it, or choose another: PORT=3001 npm start`,
  )
  process.exit(1)
}

build(env)

console.log(
  isTrial
    ? [
        '',
        `  The site:  http://localhost:${port}`,
        '  Trial mode: nothing is configured, so only this machine can open it.',
        '  Messages sent through the forms become files in .outbox/ and go nowhere else.',
        '  To go live, see README.md. Stop with Ctrl+C.',
        '',
      ].join('\n')
    : `\n  The site is served on port ${port} for ${env.SITE_URL}\n`,
)

const next = join(root, 'node_modules/next/dist/bin/next')
const server = spawn(process.execPath, [next, 'start', '-H', host, '-p', String(port)], {
  cwd: root,
  env,
  stdio: 'inherit',
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => server.kill(signal))
}
server.on('exit', (code) => process.exit(code ?? 0))

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
