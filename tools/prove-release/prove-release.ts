// `npm run prove:release`: two instances of the built site behind deploy/nginx.conf, with a real Redis
// and with a mail provider and a verifier that believe a token once. While visitors read and send, a
// release goes out by deploy/release.sh, back, and out again; then the instance that nginx asks is
// killed 20 times after the provider has taken a message; then provider and verifier fail at random.
// No message may be lost, doubled, or its sender told wrongly. Needs nginx, redis-server, curl and
// `NEXT_PUBLIC_RECAPTCHA_SITE_KEY=site-key npm run build:standalone`; takes the ports 3001, 3002, 3400.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomResendFaults, randomVerifierModes } from '../../testing/fakes/random-faults'
import { rawRequest } from '../../testing/raw-request'
import { pick, startLiveSite, timeout } from './live-site'

const kills = 20
const sequences = 1000
/** After which no further sequence begins. */
const seconds = Number(process.env.PROVE_SECONDS ?? 180)

const draw = <Item>(items: readonly Item[]) => Array.from({ length: 20_000 }, () => pick(items))

const site = await startLiveSite()
const { root, resend, verifier, messages, wrong, run, newMessage, press, arrivals } = site
const release = site.pack('new', '2'.repeat(20))

/** Visitors send and read while `work` goes on; whatever else they are told is wrong. */
async function underLoad(work: () => Promise<void>): Promise<number> {
  let isOver = false
  const before = messages.length
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const code = await press(newMessage())
      if (code !== 'sent') wrong.push(`${code} under load`)
      const page = await rawRequest(site.url, `/builds/latest.json?${randomUUID()}`, { timeout })
      if (page.status !== 200) wrong.push(`a page answered ${page.status}`)
    }
  })
  await work()
  isOver = true
  await Promise.all(visitors)
  return messages.length - before
}

async function releaseThrice(): Promise<void> {
  for (const what of [release, 'back', release]) {
    await run('deploy/release.sh', what)
    await sleep(2000)
  }
}

async function killAfterAcceptance(): Promise<void> {
  for (let round = 0; round < kills; round += 1) {
    resend.control({ lasting: { kind: 'accept-then-hang' } })
    const message = newMessage()
    const answer = press(message)
    while (arrivals(message) === 0) await sleep(5)
    resend.control({ lasting: { kind: 'none' } })
    const instance = site.askedForForms()
    process.kill(site.processOf(instance), 'SIGKILL')
    const code = await answer
    if (code !== 'sent') wrong.push(`${code} after a kill`)
    await run('systemctl', 'start', `site@${instance}`)
    const latest = `http://127.0.0.1:${instance}/builds/latest.json`
    while (!(await fetch(latest).catch(() => undefined))) await sleep(100)
  }
}

/** Each sequence: a visitor presses up to four times, and once more when it was taken. */
async function failAtRandom(): Promise<number> {
  resend.control({ faults: draw(randomResendFaults) })
  verifier.control({ modes: draw(randomVerifierModes) })
  const until = performance.now() + 1000 * seconds
  const unconfirmed: (typeof messages)[number][] = []
  let begun = 0
  const lanes = Array.from({ length: 120 }, async () => {
    while (begun < sequences && performance.now() < until) {
      begun += 1
      const message = newMessage()
      let code = ''
      for (let presses = 0; presses < 4 && code !== 'sent'; presses += 1)
        code = await press(message)
      if (code === 'sent') await press(message)
      else unconfirmed.push(message)
    }
  })
  await Promise.all(lanes)
  resend.control({ faults: [] })
  verifier.control({ modes: [] })
  for (const message of unconfirmed) {
    const code = await press(message)
    if (code !== 'sent') wrong.push(`${code} without a fault`)
  }
  return begun
}

console.log(`${await underLoad(releaseThrice)} messages during three releases.`)
console.log(`${await underLoad(killAfterAcceptance)} messages during ${kills} kills.`)
console.log(`${await failAtRandom()} sequences of random faults.`)
const lost = messages.filter((message) => arrivals(message) === 0).length
const doubled = messages.filter((message) => arrivals(message) > 1).length
console.log(`${messages.length} messages: ${lost} lost, ${doubled} doubled, ${wrong.length} wrong.`)
if (messages.length < 500) wrong.push('too few messages')
const logs = ['site.log', 'access.log'].map((name) => readFileSync(join(root, name), 'utf8'))
if (logs.includes('')) wrong.push('a log is empty')
if (/127\.1\.|example\.org|\?/.test(logs.join())) wrong.push('a log has an address or a query')
for (const one of new Set(wrong)) console.error(one)

await site.stop()
process.exit(lost + doubled + wrong.length > 0 ? 1 : 0)
