import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rawRequest } from '../../testing/raw-request'
import { timeout, url, type Site } from './live-site'

/**
 * While visitors read and send, a release goes out, back, and out again. Then the instance that nginx asks is
 * killed, again and again, after the provider has taken messages, and in the end both are at once.
 */
export async function provesReleases(site: Site): Promise<void> {
  const release = site.pack('2'.repeat(20))
  await underLoad(site, async () => {
    for (const what of [release, 'back', release]) {
      await site.run('deploy/release.sh', what)
      await sleep(2000)
    }
  })
  console.log(`Releases: ${site.messages.length} messages.`)
  const peers = readFileSync(join(site.root, 'peers.conf'), 'utf8')
  const [, asked = ''] = /upstream forms [^}]*?:(\d+)/.exec(peers) ?? []
  for (let round = 0; round < 10; round += 1) await killAfterAcceptance(site, [asked], 'sent')
  await killAfterAcceptance(site, ['3001', '3002'], 'delivery-unknown')
  console.log(`Releases and kills: ${site.messages.length} messages.`)

  const logs = ['site.log', 'access.log'].map((name) => readFileSync(join(site.root, name), 'utf8'))
  if (logs.includes('')) site.wrong.push('a log is empty')
  const isTelling = /127\.1\.|example\.org|\?| \/\S*(?:conta[ct]|listening)/i
  if (isTelling.test(logs.join())) site.wrong.push('a log has an address, a query or a form')
}

/** Visitors send and read while `work` goes on; whatever else they are told is wrong. */
async function underLoad(site: Site, work: () => Promise<void>): Promise<void> {
  let isOver = false
  const visitors = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const message = site.newMessage()
      const code = await site.press(message)
      if (code !== 'sent') site.wrong.push(`${code} under load`)
      const paths = [`/builds/latest.json?${randomUUID()}`, '/en/contacts?a=b', '/Contatti']
      for (const path of paths) {
        const { status } = await rawRequest(url, path, { timeout, agent: message.visitor })
        if (status >= 400) site.wrong.push(`a page answered ${status}`)
      }
    }
  })
  await work()
  isOver = true
  await Promise.all(visitors)
}

async function killAfterAcceptance(site: Site, victims: string[], expected: string) {
  site.resend.control({ lasting: { kind: 'accept-then-hang' } })
  const messages = Array.from({ length: 8 }, site.newMessage)
  const answers = messages.map(site.press)
  while (messages.some((message) => site.arrivals(message) === 0)) await sleep(5)
  site.resend.control({ lasting: { kind: 'none' } })
  for (const victim of victims) await site.run('systemctl', 'kill', '-sKILL', `site@${victim}`)
  for (const code of await Promise.all(answers)) {
    if (code !== expected) site.wrong.push(`${code} after ${victims.join(' and ')} were killed`)
  }
  for (const victim of victims) await site.waitFor(`http://127.0.0.1:${victim}`)
}
