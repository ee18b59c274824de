import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contactSchema } from '@/lib/forms/contact'
import { listeningDeskSchema } from '@/lib/forms/listening-desk'
import { securityTxt } from '@/lib/security/security-txt'
import { sendJson, startServer, type Exchange, type FakeServer } from '@/testing/fakes/http-server'
import { helplineFaults } from './helplines'
import { testAddress } from './test-messages'
import { watch } from './watch-site'

const hour = 60 * 60 * 1000
const desk = ['ascolto@posta.example', 'coordinamento@posta.example']

type Email = { id: string; created_at: string; last_event: string; reply_to: string[] | null }

/** What the stand-ins of the site, of the provider and of the DNS answer; all is well to begin with. */
let world: {
  built: Date
  /** How far the server's clock is ahead, in seconds; `undefined`: it does not say. */
  ahead?: number
  /** What a form answers, if it is not success. */
  failures: Record<string, [status: number, code: string]>
  emails: Email[]
  /** What becomes of the test messages. */
  testEvent: string
  suppressed: Record<string, 'bounce' | 'complaint'>
  records: { record: string; type: string; name: string; status: string }[]
  domains: string[]
  providerStatus?: number
  txt: Record<string, string>
  mx: string[]
  beats: number
}
/** What stands for /srv/site. */
let folder: string
let site: FakeServer
let provider: FakeServer

const email = (last_event: string, age: number, reply_to: string | null = null): Email => ({
  id: `id-${last_event}-${age}`,
  last_event,
  reply_to: reply_to ? [reply_to] : null,
  created_at: new Date(Date.now() - age).toISOString(),
})

beforeEach(async () => {
  world = {
    built: new Date(),
    ahead: 0,
    failures: {},
    suppressed: {},
    beats: 0,
    testEvent: 'delivered',
    emails: [email('delivered', 2 * hour), email('bounced', 100 * hour)],
    records: [
      { record: 'SPF', type: 'MX', name: 'send', status: 'verified' },
      { record: 'DKIM', type: 'TXT', name: 'resend._domainkey', status: 'verified' },
    ],
    domains: ['sito.example'],
    txt: { '_dmarc.sito.example': 'v=DMARC1; p=quarantine' },
    mx: ['posta.example'],
  }
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  site = await startServer(answerAsSite)
  provider = await startServer(answerAsProvider)
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([site.close(), provider.close()])
})

const schemas = { contact: contactSchema, 'listening-desk': listeningDeskSchema }

function answerAsSite({ request, response, body }: Exchange): void {
  const { url = '' } = request
  if (url === '/robots.txt') {
    response.sendDate = false
    if (world.ahead !== undefined) {
      response.setHeader('Date', new Date(Date.now() + 1000 * world.ahead).toUTCString())
    }
    return void response.end()
  }
  if (url === '/alive') {
    world.beats += 1
    return void response.end()
  }
  if (url === '/.well-known/security.txt') {
    const { built: builtOn } = world
    return void response.end(securityTxt({ email: '', origin: '', languages: [], builtOn }))
  }
  const form = url.replace('/api/', '') as keyof typeof schemas
  expect(schemas[form].safeParse(JSON.parse(body)).error).toBeUndefined()
  const [status, code] = world.failures[form] ?? [200, undefined]
  if (status === 200) world.emails.unshift(email(world.testEvent, 0, testAddress))
  sendJson(response, status, code ? { code } : { ok: true, reference: '1A2B3C4D' })
}

function answerAsProvider({ request, response }: Exchange): void {
  const { pathname: path } = new URL(request.url ?? '', provider.url)
  const fail = (statusCode: number, name: string) =>
    sendJson(response, statusCode, { statusCode, name, message: 'maria@example.org' })
  if (world.providerStatus) return fail(world.providerStatus, 'invalid_api_key')
  if (path === '/emails') return sendJson(response, 200, { has_more: false, data: world.emails })
  if (path === '/domains') {
    const data = world.domains.map((name) => ({ id: '1', name, status: 'verified' }))
    return sendJson(response, 200, { has_more: false, data })
  }
  if (path === '/domains/1') return sendJson(response, 200, { records: world.records })
  const address = decodeURIComponent(path.replace('/suppressions/', ''))
  const origin = world.suppressed[address]
  if (!origin) return fail(404, 'not_found')
  sendJson(response, 200, { id: '1', email: address, origin, created_at: '2027-01-04T05:20:00Z' })
}

function unknownName(): never {
  throw Object.assign(new Error('queryTxt'), { code: 'ENOTFOUND' })
}
const dns = {
  async resolveTxt(name: string) {
    const record = world.txt[name]
    return record === undefined ? unknownName() : [[record]]
  },
  async resolveMx(name: string) {
    return world.mx.includes(name) ? [{ exchange: 'mx', priority: 1 }] : unknownName()
  },
}

async function faults(variables: Record<string, string | undefined> = {}): Promise<string[]> {
  const found = await watch(
    site.url,
    {
      RESEND_READ_KEY: 're_fake',
      RESEND_BASE_URL: provider.url,
      MAIL_FROM: 'Sito <sito@sito.example>',
      CONTACT_MAIL_TO: 'contatti@posta.example',
      LISTENING_DESK_MAIL_TO: desk.join(', '),
      HEARTBEAT_URL: `${site.url}/alive`,
      SITE_ROOT: folder,
      ...variables,
    },
    dns,
    { tries: 2, pause: 1 },
  )
  expect(found.join('\n')).not.toMatch(/\w@\w/)
  return found.filter((fault) => !/content\/helplines\.json/.test(fault))
}

test('all is well: nothing is said, and the service that listens for silence is told', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-01T05:00:00Z'), toFake: ['Date'] })
  world.built = new Date()
  world.emails = [email('delivered', 2 * hour)]
  expect(await faults()).toEqual([])
  expect(world.beats).toBe(1)
  vi.useRealTimers()
})

/** What is wrong with the world, and what the one sentence about it must say. */
const cases: [what: string, spoil: () => void, said: RegExp][] = [
  [
    'one mailbox of two is left out after "spam"',
    () => (world.suppressed[desk[1] ?? ''] = 'complaint'),
    /^La casella n\. 2 di LISTENING_DESK_MAIL_TO non riceve più niente.*2027-01-04.*«spam»/,
  ],
  [
    'the sender is left out after a bounce',
    () => (world.suppressed['sito@sito.example'] = 'bounce'),
    /^La casella del mittente \(MAIL_FROM\).*tornato indietro/,
  ],
  [
    'a message came back an hour later',
    () => world.emails.unshift(email('bounced', hour)),
    /sono tornati indietro: 1\..*id-bounced-3600000 \(\d{4}-/,
  ],
  [
    'somebody has complained',
    () => world.emails.unshift(email('complained', 5 * hour), email('complained', 6 * hour)),
    /ha premuto «spam».*: 2\./,
  ],
  [
    'a message failed',
    () => world.emails.unshift(email('failed', hour)),
    /^Messaggi .* che non sono partiti: 1/,
  ],
  [
    'a message was suppressed',
    () => world.emails.unshift(email('suppressed', hour)),
    /la casella è fra le escluse: 1/,
  ],
  [
    'a message is still on its way after an hour',
    () => world.emails.unshift(email('delivery_delayed', 2 * hour), email('sent', hour / 2)),
    /non risultano consegnati un’ora dopo l’invio: 1\..*id-delivery_delayed/,
  ],
  ['a test message does not arrive', () => (world.testEvent = 'sent'), /2 messaggi di prova.* 0\./],
  [
    'a form refuses',
    () => (world.failures.contact = [502, 'delivery-failed']),
    /^Il modulo «contact» .*502 delivery-failed/,
  ],
  ['there is no DMARC', () => (world.txt = {}), /manca il record DMARC/],
  ['the staff’s domain has no server', () => (world.mx = []), /posta\.example non ha un server/],
  [
    'the key of signatures is gone',
    () => (world.records[1] = { ...world.records[1]!, status: 'failed' }),
    /il record DKIM \(TXT resend\._domainkey\) manca/,
  ],
  ['the provider does not know the domain', () => (world.domains = []), /sito\.example.* manca/],
  [
    'the site has not been published for days',
    () => (world.built = new Date(Date.now() - 5 * 24 * hour)),
    /^Il sito pubblicato è vecchio di [45] giorni/,
  ],
  [
    'what is on main does not build',
    () => writeFileSync(join(folder, 'failed'), '1e872a2e6fe9175e 2027-03-14\n'),
    /^Il sito non si aggiorna: .* 2027-03-14 \(commit 1e872a2e\)/,
  ],
]

const clocks: typeof cases = [
  ['eleven seconds slow', () => (world.ahead = -11), /^L’orologio del server è indietro di 1\d s/],
  ['two minutes fast', () => (world.ahead = 120), /^L’orologio del server è avanti di 1[12]\d s/],
  ['not to be read', () => delete world.ahead, /^L’orologio del server non si legge/],
]

test.each([...cases, ...clocks])(
  '%s: one sentence, and silence for the listener',
  async (_, spoil, said) => {
    spoil()
    expect(await faults()).toEqual([expect.stringMatching(said)])
    expect(world.beats).toBe(0)
  },
)

test('a clock that is as right as clocks are is no fault', async () => {
  for (const ahead of [-4, 4]) {
    world.ahead = ahead
    expect(await faults()).toEqual([])
  }
})

test('a pause of the desk is no fault', async () => {
  world.failures['listening-desk'] = [503, 'paused']
  expect(await faults()).toEqual([])
})

test('a policy of the domain above counts for a subdomain', async () => {
  world.domains = ['posta.sito.example']
  expect(await faults({ MAIL_FROM: 'sito@posta.sito.example' })).toEqual([])
})

test('a provider that refuses the key is said, not taken for a good sign', async () => {
  world.providerStatus = 403
  const said = await faults()
  expect(said.length).toBeGreaterThanOrEqual(4)
  for (const fault of said) expect(fault).toContain('resend.com risponde 403 invalid_api_key')
})

test('a provider that cannot be reached is said as that', async () => {
  await provider.close()
  const said = await faults()
  expect(said.length).toBeGreaterThanOrEqual(4)
  for (const fault of said) expect(fault).toMatch(/: resend\.com non risponde\.$/)
})

test('without its key the watch says that it sees nothing', async () => {
  expect(await faults({ RESEND_READ_KEY: '' })).toEqual([
    'Manca RESEND_READ_KEY: nessuno controlla se i messaggi arrivano.',
  ])
})

test('a number that was verified half a year ago is called old, not before', () => {
  const now = new Date('2027-06-30T05:00:00Z')
  const line = (verifiedOn: string) => ({ name: { it: 'Aiuto' }, display: '112', verifiedOn })
  const found = (day: string) => helplineFaults(now, [line(day)] as never)
  expect(found('2027-01-01')).toEqual([])
  expect(found('2026-12-31')).toEqual([expect.stringContaining('112 (Aiuto)')])
  const written = { ...line('2027-06-01'), whatsapp: { verifiedOn: '2026-12-31' } }
  expect(helplineFaults(now, [written] as never)).toHaveLength(1)
})
