// `npm run prove:release`: two instances of the built site behind deploy/nginx.conf, with a real Redis
// and with a mail provider and a verifier that believe a token once. While visitors read and send, a
// release goes out by deploy/release.sh, back, and out again; then the instance that nginx asks is
// killed 20 times after the provider has taken a message; then provider and verifier fail at random.
// No message may be lost, doubled, or its sender told wrongly. Needs nginx, redis-server, curl and
// `NEXT_PUBLIC_RECAPTCHA_SITE_KEY=site-key npm run build:standalone`; takes the ports 3001, 3002, 3400.
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rawRequest } from '../../e2e/support/raw-request'
import { formNames, forms, type FormName } from '../../lib/forms/all-forms'
import { siteUrl } from '../../lib/site-url'
import { randomResendFaults, randomVerifierModes } from '../../testing/fakes/random-faults'
import { fakeToken, startVerifier } from '../../testing/fakes/recaptcha'
import { startRedis } from '../../testing/fakes/redis'
import { startResend } from '../../testing/fakes/resend'
import { submission } from '../../testing/submissions'
import { recipe, standalone, startNginx } from '../prove-caching/proxies'

const port = 3400
const kills = 20
const sequences = 1000
/** After which no further sequence begins. */
const seconds = Number(process.env.PROVE_SECONDS ?? 180)

/**
 * Milliseconds, of a machine with other work too: an instance that has just started takes connections
 * before it can answer, and nginx turns to the other one after 12 s.
 */
const timeout = 60_000

const pick = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item
const draw = <Item>(items: readonly Item[]) => Array.from({ length: 20_000 }, () => pick(items))

const resend = await startResend()
const verifier = await startVerifier({ secret: 'fake-secret', hostname: new URL(siteUrl).hostname })
const redis = await startRedis()

const root = mkdtempSync(join(tmpdir(), 'release-'))
const peers = join(root, 'peers.conf')
copyFileSync('deploy/site-peers.conf', peers)
const env = {
  ...process.env,
  ...{ PATH: `${join(import.meta.dirname, 'stand-ins')}:${process.env.PATH}:/usr/sbin` },
  ...{ SITE_ROOT: root, SITE_PEERS: peers, REDIS_URL: redis.url },
  ...{ RESEND_API_KEY: 're_fake', RESEND_BASE_URL: resend.url, MAIL_FROM: 'sito@example.org' },
  ...{ CONTACT_MAIL_TO: 'contatti@example.org', LISTENING_DESK_MAIL_TO: 'sportello@example.org' },
  ...{ NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'site-key', RECAPTCHA_SECRET_KEY: 'fake-secret' },
  ...{ RECAPTCHA_VERIFY_URL: verifier.url, RATE_LIMIT_PER_HOUR: '100000' },
}
const processOf = (name: string) => Number(readFileSync(join(root, `${name}.pid`), 'utf8'))
const askedFirst = () => /:(\d+)/.exec(readFileSync(peers, 'utf8'))?.[1] ?? ''

/** Packs the build under another id: what else two builds differ in does not matter here. */
function pack(name: string, id: string): string {
  const archive = join(root, `${name}.tgz`)
  const folder = join(root, name)
  cpSync(standalone, folder, { recursive: true, verbatimSymlinks: true })
  const old = readFileSync(join(standalone, '.next/BUILD_ID'), 'utf8')
  const rename = 'grep -rlZF "$0" . | xargs -0 sed -i "s/$0/$1/g"'
  execFileSync('sh', ['-c', rename, old, id], { cwd: folder })
  execFileSync('tar', ['czf', archive, '-C', folder, '.'])
  return archive
}

async function run(command: string, ...given: string[]): Promise<void> {
  const [code] = await once(spawn(command, given, { env, stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Error(`${command} ${given.join(' ')} has failed.`)
}

type Message = { form: FormName; marker: string; filled: object; visitor: Agent }
const messages: Message[] = []
const wrong: string[] = []

/** Each message is of a visitor with an address: nginx counts how much work one of them makes. */
function newMessage(): Message {
  const form = pick(formNames)
  const marker = randomUUID()
  const count = messages.length
  const localAddress = `127.1.${Math.floor(count / 250)}.${1 + (count % 250)}`
  const visitor = new Agent({ keepAlive: true, localAddress })
  const message = { form, marker, filled: submission(form, { message: marker }), visitor }
  messages.push(message)
  return message
}

const arrivals = ({ marker }: Message) =>
  resend.emails().filter(({ text }) => text.includes(marker)).length

/** Presses once, with a fresh token, and returns what the sender is told. */
async function press(message: Message): Promise<string> {
  const { form, filled, visitor } = message
  const token = fakeToken(forms[form].captchaAction)
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const body = JSON.stringify({ ...filled, token })
  const options = { method: 'POST', headers, body, agent: visitor, timeout }
  const answer = await rawRequest(nginx.url, `/api/${form}`, options)
  const { code = 'sent' } = JSON.parse(answer.body.toString()) as { code?: string }
  const isTaken = arrivals(message) > 0
  if (code === 'sent' ? !isTaken : isTaken && code !== 'delivery-unknown') wrong.push(code)
  return code
}

/** Visitors send and read while `work` goes on; whatever else they are told is wrong. */
async function underLoad(work: () => Promise<void>): Promise<number> {
  let isOver = false
  const before = messages.length
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const code = await press(newMessage())
      if (code !== 'sent') wrong.push(`${code} under load`)
      const page = await rawRequest(nginx.url, `/builds/latest.json?${randomUUID()}`, { timeout })
      if (page.status !== 200) wrong.push(`a page answered ${page.status}`)
    }
  })
  await work()
  isOver = true
  await Promise.all(visitors)
  return messages.length - before
}

async function releaseThrice(): Promise<void> {
  for (const what of [archives[1], 'back', archives[1]]) {
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
    const instance = askedFirst()
    process.kill(processOf(instance), 'SIGKILL')
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
  const unconfirmed: Message[] = []
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

const archives = [pack('old', '1'.repeat(20)), pack('new', '2'.repeat(20))] as const
await run('deploy/release.sh', archives[0])
const inFolder = recipe(port, root).replaceAll(/@DIRECTORY@(?=\/\w+\.log)/g, root)
const nginx = await startNginx(port, inFolder)
writeFileSync(join(root, 'nginx.pid'), String(nginx.pid))

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

for (const instance of ['3001', '3002']) await run('systemctl', 'stop', `site@${instance}`)
await Promise.all([nginx.stop(), redis.stop(), resend.close(), verifier.close()])
rmSync(root, { recursive: true })
process.exit(lost + doubled + wrong.length > 0 ? 1 : 0)
