// Sustained accepted submissions and refused oversize bodies against the built site, with upstreams
// that answer at once. Builds its own copy, starts and stops everything else by itself.
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { freePort } from '../e2e/support/free-port'
import { buildKeyedSite, siteKey } from '../e2e/support/keyed-site'
import { mainSite } from '../e2e/support/site-server'
import { type FormName, formNames, forms } from '../lib/forms/forms'
import { fakeToken, startVerifier } from '../testing/fakes/recaptcha'
import { startResend } from '../testing/fakes/resend'
import { submission } from '../testing/submissions'

const count = 10_000
const warmUp = 1000
const concurrency = 8
const timeLimit = 10 * 60_000
/** Memory may wobble with garbage collection; a leak of a few kB a request would show. */
const mostGrowth = 1.25

const tooMuch = Buffer.alloc(40 * 1024, ' ')

const siteUrl = new URL(process.env.SITE_URL || 'http://localhost:3000').origin
const resend = await startResend()
const verifier = await startVerifier({
  secret: 'fake-secret',
  hostname: new URL(siteUrl).hostname,
})
const port = await freePort()
const directory = await buildKeyedSite()
const site = startSite(port)
const watchdog = setTimeout(() => stop(1, 'took too long'), timeLimit)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(1, signal))
const agent = new Agent({ keepAlive: true, maxSockets: concurrency })

process.once('uncaughtException', (fault) => stop(1, fault.stack))
process.once('unhandledRejection', (fault) => stop(1, String(fault)))

await untilUp()
await run('warm-up', warmUp, submit, 200)
const accepted = await run('accepted', count, submit, 200)
const refused = await run('oversize', count, sendTooMuch, 413)
const emails = resend.emails().length
const complete = emails === warmUp + count
console.log(`e-mails: ${emails} of ${warmUp + count}`)
const flat = Math.max(accepted.growth, refused.growth) <= mostGrowth
stop(complete && flat ? 0 : 1, flat ? undefined : 'memory grew')

/** Sends `total` requests, always `concurrency` at a time, and prints what came of them. */
async function run(
  name: string,
  total: number,
  send: (index: number) => Promise<number>,
  expected: number,
): Promise<{ growth: number }> {
  const durations: number[] = []
  const memory: number[] = []
  let next = 0
  let wrong = 0
  const startedAt = performance.now()
  const worker = async () => {
    for (let index = next++; index < total; index = next++) {
      const sentAt = performance.now()
      if ((await send(index)) !== expected) wrong += 1
      durations.push(performance.now() - sentAt)
      if (index % 100 === 0) memory.push(residentMegabytes())
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const seconds = (performance.now() - startedAt) / 1000
  durations.sort((a, b) => a - b)
  const percentile = (share: number) => durations[Math.floor(durations.length * share)] ?? NaN
  const quarter = Math.ceil(memory.length / 4)
  const first = mean(memory.slice(0, quarter))
  const last = mean(memory.slice(-quarter))
  console.log(
    [
      `${name}: ${total} requests, ${wrong} not answered with ${expected}`,
      `${(total / seconds).toFixed(0)}/s`,
      `p50 ${percentile(0.5).toFixed(1)} ms`,
      `p99 ${percentile(0.99).toFixed(1)} ms`,
      `memory ${first.toFixed(0)} → ${last.toFixed(0)} MB (×${(last / first).toFixed(2)})`,
    ].join(', '),
  )
  if (wrong > 0) stop(1, `${name}: wrong answers`)
  return { growth: last / first }
}

function submit(index: number): Promise<number> {
  const form: FormName = formNames[index % formNames.length] ?? 'contact'
  return post(form, JSON.stringify(submission(form, { token: fakeToken(forms[form].action) })))
}

function sendTooMuch(): Promise<number> {
  return post('contact', tooMuch, { 'Transfer-Encoding': 'chunked' })
}

function post(form: FormName, body: string | Buffer, headers = {}): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request({
      host: 'localhost',
      port,
      path: `/api/${form}`,
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json', Origin: siteUrl, ...headers },
    })
    outgoing.on('response', (response) => {
      response.resume().on('close', () => resolve(response.statusCode ?? 0))
    })
    // A refused body breaks the connection, now and then before the answer is read.
    outgoing.on('error', () => resolve(0))
    outgoing.end(body)
  })
}

function startSite(onPort: number): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      `${mainSite}/node_modules/next/dist/bin/next`,
      'start',
      '-H',
      'localhost',
      '-p',
      String(onPort),
    ],
    {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // A small heap: memory that can be given back is, and a leak shows.
        NODE_OPTIONS: '--max-old-space-size=160',
        RESEND_API_KEY: 're_fake',
        RESEND_BASE_URL: resend.url,
        MAIL_FROM: 'sito@example.org',
        CONTACT_MAIL_TO: 'contatti@example.org',
        LISTENING_DESK_MAIL_TO: 'sportello@example.org',
        MAIL_DELIVERY: 'resend',
        RECAPTCHA: 'on',
        RECAPTCHA_SECRET_KEY: 'fake-secret',
        RECAPTCHA_VERIFY_URL: verifier.url,
        NEXT_PUBLIC_RECAPTCHA_SITE_KEY: siteKey,
        RATE_LIMIT_PER_HOUR: '1000000',
        SITE_START: 'strict',
      },
    },
  )
  child.once('exit', (code) => stop(1, `the site ended by itself (${code})`))
  return child
}

async function untilUp(): Promise<void> {
  while ((await post('contact', '{')) !== 400) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

function residentMegabytes(): number {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function stop(code: number, reason?: string): never {
  clearTimeout(watchdog)
  if (reason) console.error(reason)
  site.removeAllListeners('exit')
  site.kill()
  process.exit(code)
}
