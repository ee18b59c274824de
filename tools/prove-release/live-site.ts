import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formNames, forms, type FormName } from '../../lib/forms/forms'
import { siteUrl } from '../../lib/site-url'
import { fakeToken, startVerifier } from '../../testing/fakes/recaptcha'
import { startRedis } from '../../testing/fakes/redis'
import { startResend } from '../../testing/fakes/resend'
import { rawRequest } from '../../testing/raw-request'
import { submission } from '../../testing/submissions'
import { recipe, standalone, startNginx } from '../prove-caching/proxies'

const port = 3400

/**
 * Milliseconds, of a machine with other work too: an instance that has just started takes connections
 * before it can answer, and nginx turns to the other one after 12 s.
 */
export const timeout = 60_000

export const pick = <Item>(items: readonly Item[]) =>
  items[Math.floor(Math.random() * items.length)] as Item

type Message = { form: FormName; marker: string; filled: object; visitor: Agent }

/**
 * Two instances of the built site behind deploy/nginx.conf, put on the air by deploy/release.sh, with a
 * real Redis and with a mail provider and a verifier that believe a token once; and visitors who send
 * messages. Takes the ports 3001, 3002, 3400 and 3401.
 */
export async function startLiveSite() {
  const resend = await startResend()
  const verifier = await startVerifier({
    secret: 'fake-secret',
    hostname: new URL(siteUrl).hostname,
  })
  const redis = await startRedis()

  const root = mkdtempSync(join(tmpdir(), 'release-'))
  const peers = join(root, 'peers.conf')
  copyFileSync('deploy/site-peers.conf', peers)
  const env = {
    ...process.env,
    PATH: `${join(import.meta.dirname, 'stand-ins')}:${process.env.PATH}:/usr/sbin`,
    SITE_ROOT: root,
    SITE_PEERS: peers,
    REDIS_URL: redis.url,
    RESEND_API_KEY: 're_fake',
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'sito@example.org',
    CONTACT_MAIL_TO: 'contatti@example.org',
    LISTENING_DESK_MAIL_TO: 'sportello@example.org',
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET_KEY: 'fake-secret',
    RECAPTCHA_VERIFY_URL: verifier.url,
    RATE_LIMIT_PER_HOUR: '100000',
  }
  const processOf = (name: string) => Number(readFileSync(join(root, `${name}.pid`), 'utf8'))
  const askedForForms = () =>
    /upstream forms [^}]*?:(\d+)/.exec(readFileSync(peers, 'utf8'))?.[1] ?? ''

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
    const answer = await rawRequest(url, `/api/${form}`, options)
    const { code = 'sent' } = JSON.parse(answer.body.toString()) as { code?: string }
    const isTaken = arrivals(message) > 0
    if (code === 'sent' ? !isTaken : isTaken && code !== 'delivery-unknown') wrong.push(code)
    return code
  }

  const current = pack('old', '1'.repeat(20))
  await run('deploy/release.sh', current)
  const nginx = await startNginx(port, recipe(port, root))
  writeFileSync(join(root, 'nginx.pid'), String(nginx.pid))
  // By number: nobody answers questions of names in a network of its own.
  const url = nginx.url.replace('localhost', '127.0.0.1')

  async function stop(): Promise<void> {
    for (const instance of ['3001', '3002']) await run('systemctl', 'stop', `site@${instance}`)
    await Promise.all([nginx.stop(), redis.stop(), resend.close(), verifier.close()])
    rmSync(root, { recursive: true })
  }

  return {
    root,
    env,
    url,
    resend,
    verifier,
    messages,
    wrong,
    pack,
    run,
    newMessage,
    press,
    arrivals,
    askedForForms,
    processOf,
    stop,
  }
}
