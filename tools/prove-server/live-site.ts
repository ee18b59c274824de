import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formNames } from '../../lib/forms/forms'
import { startRedis } from '../../testing/fakes/redis'
import { startResend } from '../../testing/fakes/resend'
import { rawRequest } from '../../testing/raw-request'
import { submission } from '../../testing/submissions'

const standalone = '.next/standalone'
/** By number: nobody answers questions of names in a network of its own. */
export const url = 'http://127.0.0.1:443'

/** Milliseconds: nginx turns to the other instance after 12 s, on a machine with other work too. */
export const timeout = 60_000

export type Site = Awaited<ReturnType<typeof startLiveSite>>
export type Message = { path: string; marker: string; body: string; visitor: Agent }

/**
 * Two instances of the built site behind deploy/nginx.conf, put on the air by deploy/release.sh, with a real
 * Redis and a mail provider that can fail; and visitors who send messages. They end with this process, whose
 * children are in a namespace of its own.
 */
export async function startLiveSite() {
  const resend = await startResend()
  const redis = await startRedis()
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  chmodSync(root, 0o755)
  cpSync('deploy/site-peers.conf', join(root, 'peers.conf'))
  writeFileSync(join(root, 'site.env'), '')
  const env = {
    ...process.env,
    PATH: `${join(import.meta.dirname, 'stand-ins')}:${process.env.PATH}:/usr/sbin`,
    SITE_ROOT: root,
    SITE_PEERS: join(root, 'peers.conf'),
    SITE_SETTINGS: join(root, 'site.env'),
    REDIS_URL: redis.url,
    RESEND_API_KEY: 're_fake',
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'sito@example.org',
    CONTACT_MAIL_TO: 'contatti@example.org',
    LISTENING_DESK_MAIL_TO: 'sportello@example.org',
    RECAPTCHA: 'off',
    RATE_LIMIT_PER_HOUR: '100000',
  }

  async function run(command: string, ...given: string[]): Promise<void> {
    const [code] = await once(spawn(command, given, { env, stdio: 'inherit' }), 'exit')
    if (code !== 0) throw new Error(`${command} ${given.join(' ')} has failed.`)
  }

  /** Packs the build under another id: what else two builds differ in does not matter here. */
  function pack(id: string): string {
    const folder = join(root, id)
    cpSync(standalone, folder, { recursive: true, verbatimSymlinks: true })
    const old = readFileSync(join(standalone, '.next/BUILD_ID'), 'utf8')
    const rename = 'grep -rlZF "$0" . | xargs -0 sed -i "s/$0/$1/g"'
    execFileSync('sh', ['-c', rename, old, id], { cwd: folder })
    execFileSync('tar', ['czf', `${folder}.tgz`, '-C', folder, '.'])
    return `${folder}.tgz`
  }

  const messages: Message[] = []
  const wrong: string[] = []

  /** Each message is of a visitor with an address: nginx counts how much work one of them makes. */
  function newMessage(): Message {
    const count = messages.length
    const form = formNames[count % formNames.length] ?? 'contact'
    const marker = randomUUID()
    const localAddress = `127.1.${Math.floor(count / 250)}.${1 + (count % 250)}`
    const visitor = new Agent({ keepAlive: true, localAddress })
    const body = JSON.stringify(submission(form, { message: marker }))
    const message = { path: `/api/${form}`, marker, body, visitor }
    messages.push(message)
    return message
  }

  const arrivals = ({ marker }: Message) =>
    resend.emails().filter(({ text }) => text.includes(marker)).length

  /** Presses once, and returns what the sender is told. */
  async function press(message: Message): Promise<string> {
    const { path, body, visitor } = message
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    const options = { method: 'POST', headers, body, agent: visitor, timeout }
    const answer = await rawRequest(url, path, options)
    const { code = 'sent' } = JSON.parse(answer.body.toString()) as { code?: string }
    const isTaken = arrivals(message) > 0
    if (code === 'sent' ? !isTaken : isTaken && code !== 'delivery-unknown') wrong.push(code)
    return code
  }

  await run('deploy/release.sh', pack('1'.repeat(20)))
  const nginx = spawn('nginx', ['-g', 'daemon off;', '-c', nginxConfiguration(root)], { env })
  writeFileSync(join(root, 'nginx.pid'), String(nginx.pid))
  const waitFor = (origin: string) =>
    run('curl', '-sfo', '/dev/null', '--retry', '9', '--retry-all-errors', `${origin}/robots.txt`)
  await waitFor(url)

  return { root, env, resend, messages, wrong, pack, run, newMessage, press, arrivals, waitFor }
}

/** Writes Debian's configuration with the recipe's two files, without https and in other folders. */
function nginxConfiguration(root: string): string {
  function edit(from: string, to: string, ...given: string[]): string {
    writeFileSync(join(root, to), execFileSync('sed', ['-E', ...given, from]))
    return join(root, to)
  }
  const folders = `s#/etc/nginx/site-peers#${root}/peers#; s#/(srv/site|run|var/log/site)/#${root}/#`
  const names = 's/443 ssl http2/443/; /^ +ssl_/d; s/ www.example.org example.org/ 127.0.0.1/'
  const site = edit('deploy/nginx.conf', 'site.conf', '-e', folders, '-e', names)
  const own = `s#^pid .*#pid ${root}/pid;#; s#/etc/nginx/conf.d/.*#${site};#; /sites-enabled/d`
  return edit('/etc/nginx/nginx.conf', 'nginx.conf', '-f', 'deploy/nginx-main.sed', '-e', own)
}
