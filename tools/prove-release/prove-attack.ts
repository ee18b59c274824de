// `npm run prove:attack`, as root: the site of live-site.ts, with deploy/nftables.conf and deploy/watch.sh,
// in a network of its own. While one origin does the worst that is known, for PROVE_SECONDS each, others
// read a page and send 200 messages in all. None may fail or be told wrongly, and of a hundred at least 95
// are answered within a second. `-- silent`: only the attacks of that name. PROVE_WITHOUT=nftables.conf,nginx-main.sed shows what they are for.
// Needs what prove:release needs, nft, ip and unshare.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rawRequest } from '../../testing/raw-request'
import { attacks, oneCustomer } from './attacks'
import { startLiveSite } from './live-site'

const attackerFile = join(import.meta.dirname, 'attacker.ts')
const seconds = Number(process.env.PROVE_SECONDS ?? 10)
const names = Object.keys(attacks).filter((name) => name.includes(process.argv[2] ?? ''))
const messagesEach = Math.ceil(200 / Object.keys(attacks).length)

execFileSync('ip', ['link', 'set', 'lo', 'up'])
const site = await startLiveSite()
for (const address of oneCustomer) {
  execFileSync('ip', ['address', 'add', `${address}/128`, 'dev', 'lo', 'nodad'])
}
const { port } = new URL(site.url)
if (!process.env.PROVE_WITHOUT?.includes('nftables.conf')) {
  const limits = readFileSync('deploy/nftables.conf', 'utf8').replace('{ 80, 443 }', `{ ${port} }`)
  if (!limits.includes(port)) throw new Error('deploy/nftables.conf names no port.')
  execFileSync('nft', ['-f', '-'], { input: limits })
}
const watch = spawn('deploy/watch.sh', { env: site.env, stdio: 'inherit' })

/** Reads the form's page and sends a message; returns what became of it and after how long. */
async function send() {
  const message = site.newMessage()
  const began = performance.now()
  try {
    const page = await rawRequest(site.url, '/en/contacts', { agent: message.visitor })
    const code = await site.press(message)
    return { milliseconds: performance.now() - began, said: `page ${page.status}, ${code}` }
  } catch (error) {
    return { milliseconds: performance.now() - began, said: (error as Error).message }
  }
}

for (let warm = 0; warm < 5; warm += 1) await send()
let failed = 0
for (const name of names) {
  const attacker = spawn('jiti', [attackerFile, name, port])
  await once(attacker.stdout, 'data')
  await sleep(1000)
  const sending: ReturnType<typeof send>[] = []
  for (let sent = 0; sent < messagesEach; sent += 1) {
    sending.push(send())
    await sleep((1000 * seconds) / messagesEach)
  }
  const results = await Promise.all(sending)
  if (attacker.exitCode !== null) throw new Error(`The attack by ${name} has ended by itself.`)
  attacker.kill('SIGKILL')
  const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const [median = 0, p95 = 0, most = 0] = [0.5, 0.95, 1].map(
    (share) => times[Math.ceil(share * times.length) - 1],
  )
  const others = results.filter(({ said }) => said !== 'page 200, sent').map(({ said }) => said)
  console.log(
    `${name}: ${results.length} messages, ${others.length} failed ${[...new Set(others)].join('; ')}` +
      ` median ${median.toFixed()} ms, p95 ${p95.toFixed()} ms, max ${most.toFixed()} ms`,
  )
  if (others.length > 0 || p95 > 1000) failed += 1
  // What the attack leaves behind is over when nginx and the firewall have closed its connections.
  await sleep(1000)
}

watch.kill()
const lost = site.messages.filter((message) => site.arrivals(message) === 0).length
const doubled = site.messages.filter((message) => site.arrivals(message) > 1).length
console.log(
  `${site.messages.length} messages: ${lost} lost, ${doubled} doubled, ${site.wrong.length} told wrongly; ` +
    `${failed} of ${names.length} attacks reach others.`,
)
await site.stop()
process.exit(failed + lost + doubled + site.wrong.length > 0 ? 1 : 0)
