// `npm run prove:release`: visitors read and write while releases go forth and back, an instance is
// killed and another one hangs. Nobody may be answered with an error, no message may be lost, come
// twice or be confirmed without having been taken. nginx, the unit, deploy/release.sh and
// deploy/watch.sh are the shipped ones. Needs nginx, curl, and what `npm run build:standalone` makes;
// takes the ports 3001, 3002 and 3400, and about three minutes.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startResend } from '../../testing/fakes/resend'
import { has, recipe, standalone, startNginx } from '../prove-caching/proxies'
import { reportOf } from './report'
import { superviseInstances } from './supervisor'
import { startTraffic } from './traffic'

const port = 3400
/** Between two events, for the traffic to go on as usual. */
const quiet = 18_000

if (!has('nginx')) stop('Not on PATH: nginx (Debian: apt-get install nginx).')
if (!existsSync(join(standalone, 'server.js'))) stop('Run `npm run build:standalone` first.')

const root = mkdtempSync(join(tmpdir(), 'release-'))
copyFileSync('deploy/site-peers.conf', join(root, 'peers.conf'))
const id = readFileSync(join(standalone, '.next/BUILD_ID'), 'utf8')
pack('old', id)
pack('new', id.slice(0, -1) + (id.endsWith('1') ? '2' : '1'))

const resend = await startResend()
// As long as the real one takes; a try in the meantime is told that the message is under way.
resend.control({ lasting: { kind: 'accept-late', milliseconds: 150 } })
const nginx: { pid?: number } = {}
const supervisor = await superviseInstances(
  root,
  {
    RESEND_API_KEY: 're_fake',
    RESEND_BASE_URL: resend.url,
    MAIL_FROM: 'sito@example.org',
    CONTACT_MAIL_TO: 'contatti@example.org',
    LISTENING_DESK_MAIL_TO: 'sportello@example.org',
    RECAPTCHA: 'off',
    RATE_LIMIT_PER_HOUR: '100000',
  },
  () => void (nginx.pid && process.kill(nginx.pid, 'SIGHUP')),
)
const places = { PATH: supervisor.path, SITE_ROOT: root, SITE_PEERS: join(root, 'peers.conf') }
const env = { ...process.env, ...places }

await release(join(root, 'old.tgz'))
const running = Object.assign(nginx, await startNginx(port, recipe(port, root)))
const watch = spawn('deploy/watch.sh', { env, stdio: 'inherit' })
const traffic = await startTraffic(running.url)
const events = [
  () => release(join(root, 'new.tgz')),
  () => release('back'),
  () => release(join(root, 'new.tgz')),
  () => supervisor.signal(askedFirst(), 'SIGKILL'),
  () => supervisor.signal(askedFirst(), 'SIGSTOP'),
  () => release('back'),
]
for (const event of events) {
  await sleep(quiet)
  await event()
}
await sleep(quiet)

const seen = await traffic.stop()
// A message whose sender was told nothing may still be on its way.
await sleep(1000)
watch.kill()
await Promise.all([running.stop(), supervisor.close()])
const { lines, faults } = reportOf(seen, resend.texts())
await resend.close()
rmSync(root, { recursive: true })
for (const line of lines) console.log(line)
if (!traffic.isNative) console.log('The handlers do not take native forms: only JSON was sent.')
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function release(what: string): Promise<void> {
  const script = spawn('deploy/release.sh', [what], { env, stdio: 'inherit' })
  const [code] = await once(script, 'exit')
  if (code !== 0) stop('deploy/release.sh has failed.')
}

/** Packs the build under another id: what else differs between two builds does not matter here. */
function pack(name: string, newId: string): void {
  const folder = join(root, name)
  cpSync(standalone, folder, { recursive: true, verbatimSymlinks: true })
  const rename = 'grep -rlZF "$0" . | xargs -0 sed -i "s/$0/$1/g"'
  execFileSync('sh', ['-c', rename, id, newId], { cwd: folder })
  execFileSync('tar', ['czf', join(root, `${name}.tgz`), '-C', folder, '.'])
  rmSync(folder, { recursive: true })
}

function askedFirst(): string {
  const [first] = readFileSync(join(root, 'peers.conf'), 'utf8').split('\n')
  return /:(\d+)/.exec(first ?? '')?.[1] ?? ''
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
