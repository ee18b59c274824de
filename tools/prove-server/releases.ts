import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rawRequest } from '../../testing/raw-request'
import { timeout, url, type Site } from './live-site'

const kills = 10
const instances = ['3001', '3002']

/**
 * While visitors read and send, a release goes out, back, and out again; then the instance that nginx asks
 * is killed again and again after the provider has taken a message, and in the end both are at once.
 */
export async function provesReleases(site: Site): Promise<void> {
  const release = site.pack('2'.repeat(20))
  console.log(`Releases: ${await underLoad(site, () => releaseThrice(site, release))} messages.`)
  const sent = await underLoad(site, async () => {
    for (let round = 0; round < kills; round += 1) {
      await killAfterAcceptance(site, [askedForForms(site)], 'sent')
    }
  })
  console.log(`Kills: ${sent} messages.`)
  await killAfterAcceptance(site, instances, 'delivery-unknown')

  const logs = ['site.log', 'access.log'].map((name) => readFileSync(join(site.root, name), 'utf8'))
  if (logs.includes('')) site.wrong.push('a log is empty')
  const isTelling = /127\.1\.|example\.org|\?| \/\S*(?:conta[ct]|listening)/i
  if (isTelling.test(logs.join())) site.wrong.push('a log has an address, a query or a form')
}

/** Visitors send and read while `work` goes on; whatever else they are told is wrong. */
async function underLoad(site: Site, work: () => Promise<void>): Promise<number> {
  let isOver = false
  const before = site.messages.length
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const message = site.newMessage()
      const code = await site.press(message)
      if (code !== 'sent') site.wrong.push(`${code} under load`)
      const agent = message.visitor
      const paths = [`/builds/latest.json?${randomUUID()}`, '/en/contacts?a=b', '/Contatti']
      for (const path of paths) {
        const { status } = await rawRequest(url, path, { timeout, agent })
        if (status >= 400) site.wrong.push(`a page answered ${status}`)
      }
    }
  })
  await work()
  isOver = true
  await Promise.all(visitors)
  return site.messages.length - before
}

async function releaseThrice(site: Site, release: string): Promise<void> {
  for (const what of [release, 'back', release]) {
    await site.run('deploy/release.sh', what)
    await sleep(2000)
  }
}

async function killAfterAcceptance(site: Site, victims: string[], expected: string) {
  site.resend.control({ lasting: { kind: 'accept-then-hang' } })
  const message = site.newMessage()
  const answer = site.press(message)
  while (site.arrivals(message) === 0) await sleep(5)
  site.resend.control({ lasting: { kind: 'none' } })
  for (const victim of victims)
    await site.run('systemctl', 'kill', '--signal=KILL', `site@${victim}`)
  const code = await answer
  if (code !== expected) site.wrong.push(`${code} after ${victims.join(' and ')} were killed`)
  // systemd starts it anew.
  for (const victim of victims) {
    const latest = `http://127.0.0.1:${victim}/builds/latest.json`
    while (!(await fetch(latest).catch(() => undefined))) await sleep(100)
  }
}

function askedForForms({ root }: Site): string {
  const peers = readFileSync(join(root, 'peers.conf'), 'utf8')
  return /upstream forms [^}]*?:(\d+)/.exec(peers)?.[1] ?? ''
}
