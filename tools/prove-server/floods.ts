import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rawRequest } from '../../testing/raw-request'
import { attacks, oneCustomer } from './attacks'
import { url, type Site } from './live-site'

const seconds = Number(process.env.PROVE_SECONDS ?? 10)
const messagesEach = 25

/**
 * With deploy/nftables.conf and deploy/watch.sh: while one origin does the worst that is known, others open a
 * page and send messages. None may fail, 95 of a hundred are answered within a second, no instance is killed.
 */
export async function provesAttacks(site: Site): Promise<string[]> {
  for (const address of oneCustomer) {
    execFileSync('ip', ['address', 'add', `${address}/128`, 'dev', 'lo', 'nodad'])
  }
  execFileSync('nft', ['-f', 'deploy/nftables.conf'])
  // The system's own memory of a connection would hold whole files.
  writeFileSync('/proc/sys/net/ipv4/tcp_wmem', '4096 16384 16384')
  writeFileSync('/proc/sys/net/ipv4/tcp_rmem', '4096 16384 16384')
  const watch = spawn('deploy/watch.sh', { env: site.env, stdio: ['ignore', 'ignore', 'pipe'] })
  let killed = ''
  watch.stderr.on('data', (text) => (killed += text))
  for (let warm = 0; warm < 5; warm += 1) await send(site)
  const faults: string[] = []
  for (const [name, { sources, isShared }] of Object.entries(attacks)) {
    const attacker = spawn('jiti', [join(import.meta.dirname, 'attacker.ts'), name])
    await once(attacker.stdout, 'data')
    await sleep(1000)
    const sending: ReturnType<typeof send>[] = []
    for (let sent = 0; sent < messagesEach; sent += 1) {
      sending.push(send(site, isShared && sources[0]))
      await sleep((1000 * seconds) / messagesEach)
    }
    const results = await Promise.all(sending)
    if (attacker.exitCode !== null) throw new Error(`The attack by ${name} has ended by itself.`)
    attacker.kill('SIGKILL')
    const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
    const p95 = times[Math.ceil(0.95 * times.length) - 1] ?? 0
    const said = [...new Set(results.map((result) => result.said))].join('; ')
    console.log(`${name}: p95 ${p95.toFixed()} ms, ${said} ${killed}`)
    if (said !== '307, sent' || p95 > 1000 || killed) faults.push(`Others suffer from ${name}.`)
    killed = ''
    // What the attack leaves behind is over when nginx and the firewall have closed its connections.
    await sleep(1000)
  }
  return faults
}

/** Is led to a language, which no cache keeps, and sends a message; returns what became of it and after how long. */
async function send(site: Site, reader?: string) {
  const message = site.newMessage()
  const agent = reader ? new Agent({ localAddress: reader }) : message.visitor
  const began = performance.now()
  const said = await rawRequest(url, '/contacts', { agent, headers: { 'accept-language': 'en' } })
    .then(async ({ status }) => `${status}, ${await site.press(message)}`)
    .catch((error: Error) => error.message)
  return { milliseconds: performance.now() - began, said }
}
