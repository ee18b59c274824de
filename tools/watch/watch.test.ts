import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { contactSchema } from '@/lib/forms/contact'
import { listeningDeskSchema } from '@/lib/forms/listening-desk'
import { securityTxt } from '@/lib/security/security-txt'
import words from '@/messages/it.json'
import { sendJson, startServer, type Exchange } from '@/testing/fakes/http-server'
import { reminders } from './reminders'
import { report, tellIssue } from './tell'
import { testAddress } from './test-messages'
import { watch, type Variables } from './watch-site'

const hour = 60 * 60 * 1000
const newYear = Date.parse('2027-01-01T05:30:00Z')
const unverified = { subject: words.StaffEmail.unverifiedSubject.replace('{subject}', 'Richiesta') }
const ofTest = { ...unverified, reply_to: [testAddress] }
const schemas = { contact: contactSchema, 'listening-desk': listeningDeskSchema }
type Refusal = [status: number, code: string]

/** What the stand-ins of site, provider and Google answer today; all is well to begin with. */
function wellWorld() {
  return {
    status: 200,
    built: new Date(),
    variables: {} as Variables,
    forms: {} as Record<string, Refusal>,
    emails: [email('delivered', Date.now() - 2 * hour), email('bounced', Date.now() - 100 * hour)],
    /** What becomes of the test messages. */
    testEvent: 'delivered',
    suppressed: {} as Record<string, 'bounce' | 'complaint'>,
    domain: { name: 'sito.example', status: 'verified' },
    provider: undefined as Refusal | undefined,
    /** What the provider says to whoever asks why the site's messages are not taken. */
    sending: undefined as Refusal | undefined,
    google: 'invalid-input-response',
    heartbeat: 'OK',
  }
}

function email(last_event: string, at: number, more: object = {}) {
  const created_at = new Date(at).toISOString()
  return { id: `id-${last_event}`, last_event, created_at, reply_to: null, subject: '', ...more }
}

/** The day since new year, and its world. */
let today = 0
let world: ReturnType<typeof wellWorld>
/** What stands for /srv/site, and for what the watch remembers. */
const folder = mkdtempSync(join(tmpdir(), 'site-'))
const server = await startServer(answer)
afterAll(async () => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
  await server.close()
})

/** What people hear, of the service that listens and of GitHub. */
const heard: { on: number; what: string; text: string }[] = []
const issues: { number: number; title: string; body: string; state: string }[] = []
let isDown = false

function hear(what: string, text = ''): void {
  heard.push({ on: today, what, text: text.replaceAll(/^- /gm, '') })
}

function answer(exchange: Exchange): void {
  const { request, response, body } = exchange
  const [, host = '', path = ''] = /^\/(resend|github|heartbeat)(.*)$/.exec(request.url ?? '') ?? []
  if (host === 'resend') answerAsProvider(exchange, path)
  else if (host === 'github') answerAsGitHub(exchange, path)
  else if (host === 'heartbeat') {
    const fails = path === '/fail'
    if (world.heartbeat === 'OK' && fails !== isDown) {
      hear(fails ? 'heartbeat fault' : 'heartbeat well', body)
      isDown = fails
    }
    response.end(world.heartbeat)
  } else answerAsSite(exchange)
}

function answerAsSite({ request, response, body }: Exchange): void {
  const { url = '' } = request
  if (url === '/siteverify') return sendJson(response, 200, { 'error-codes': [world.google] })
  const { built: builtOn, status } = world
  if (url === '/') return void response.writeHead(status).end()
  if (url === '/.well-known/security.txt') {
    return void response.end(securityTxt({ email: '', origin: '', languages: [], builtOn }))
  }
  const form = url.replace('/api/', '') as keyof typeof schemas
  expect(schemas[form].safeParse(JSON.parse(body)).error).toBeUndefined()
  const [refusal, code] = world.forms[form] ?? []
  if (!refusal) world.emails.unshift(email(world.testEvent, Date.now(), ofTest))
  sendJson(response, refusal ?? 200, { code })
}

function answerAsProvider({ request, response }: Exchange, url: string): void {
  const path = decodeURIComponent(url.replace(/\?.*/, ''))
  const mailbox = path.replace('/suppressions/', '')
  const origin = world.suppressed[mailbox]
  const refusal =
    world.provider ??
    (request.method === 'POST' ? world.sending : undefined) ??
    (mailbox !== path && !origin ? ([404, 'not_found'] as const) : undefined)
  if (refusal) {
    const [statusCode, name] = refusal
    return sendJson(response, statusCode, { statusCode, name, message: 'maria@example.org' })
  }
  const data = path === '/emails' ? world.emails : [world.domain]
  sendJson(response, 200, { id: '1', data, origin, created_at: '2027-01-04T05:20:00Z' })
}

function answerAsGitHub({ request, response, body }: Exchange, path: string): void {
  expect(request.headers.authorization).toBe('Bearer token')
  const [, number, isComment] =
    /^\/repos\/us\/site\/issues(?:\/(\d+)(\/comments)?)?/.exec(path) ?? []
  const change = JSON.parse(body || '{}') as Partial<(typeof issues)[number]>
  const issue = issues.find((one) => String(one.number) === number)
  if (request.method === 'GET') {
    // Anybody may open one with the same title.
    expect(path).toContain('creator=github-actions%5Bbot%5D')
    const open = issues.filter(({ state }) => state === 'open')
    return sendJson(response, 200, open)
  }
  const name = (issue ?? change).title?.replace(/:.*/, '')
  if (isComment) hear(`${name} commented`, change.body)
  else if (issue) Object.assign(issue, change)
  else {
    issues.push({ number: issues.length + 1, title: '', body: '', state: 'open', ...change })
    hear(`${name} opened`, change.body)
  }
  if (change.state === 'closed') hear(`${name} closed`)
  sendJson(response, 200, {})
}

const variables = (): Variables => ({
  RESEND_READ_KEY: 're_fake',
  RESEND_API_KEY: 're_sending',
  RESEND_BASE_URL: `${server.url}/resend`,
  RECAPTCHA_SECRET_KEY: 'secret',
  RECAPTCHA_VERIFY_URL: `${server.url}/siteverify`,
  MAIL_FROM: 'Sito <sito@sito.example>',
  CONTACT_MAIL_TO: 'contatti@posta.example',
  LISTENING_DESK_MAIL_TO: 'ascolto@posta.example, coordinamento@posta.example',
  HEARTBEAT_URL: `${server.url}/heartbeat`,
  STATE_DIRECTORY: folder,
  SITE_ROOT: folder,
  GITHUB_API_URL: `${server.url}/github`,
  GITHUB_REPOSITORY: 'us/site',
  GITHUB_TOKEN: 'token',
  ...world.variables,
})

type Spoil = (since: number) => void

function is(change: Partial<typeof world>): Spoil {
  return () => Object.assign(world, change)
}
function sent(event: string, more?: object): Spoil {
  return (since) => world.emails.unshift(email(event, since, more))
}
function refused(code: string, sending?: Refusal): Spoil {
  return is({ forms: { contact: [502, code] }, sending })
}

/** What is wrong with the world, and what the one sentence about it must say. */
const faults: [spoil: Spoil, said: RegExp][] = [
  [is({ status: 502 }), /^Il sito non risponde \(502\)\.$/],
  [
    is({ suppressed: { 'coordinamento@posta.example': 'complaint' } }),
    /^La casella n\. 2 di LISTENING_DESK_MAIL_TO non riceve più niente.*2027-01-04.*«spam»/,
  ],
  [
    is({ suppressed: { 'sito@sito.example': 'bounce' } }),
    /^La casella del mittente \(MAIL_FROM\).*tornato indietro/,
  ],
  [sent('bounced'), /^Il messaggio del 2027-\d\d-\d\d, 05:30 UTC è tornato indietro\..*id-bounced/],
  [sent('complained'), /ha premuto «spam»/],
  [sent('complained', ofTest), /ha premuto «spam»/],
  [sent('failed'), /non è partito\./],
  [sent('suppressed'), /la casella è fra le escluse/],
  [(since) => sent('sent')(since - 2 * hour), /^Il messaggio .* un’ora dopo l’invio.*id-sent/],
  [is({ testEvent: 'sent' }), /2 messaggi di prova.* 0\./],
  [refused(''), /^Il modulo dei contatti non prende messaggi: risposta 502\.$/],
  [refused('delivery-failed', [403, 'invalid_api_key']), /: la chiave RESEND_API_KEY non vale\.$/],
  [refused('delivery-failed', [429, 'daily_quota_exceeded']), /: la quota di messaggi .* finita/],
  [refused('delivery-unknown'), /: eppure resend\.com prende la stessa prova/],
  [refused('unavailable'), /: la configurazione della posta manca/],
  [is({ provider: [500, 'outage'] }), /^Non si sa se .* \(resend\.com risponde 500 outage\)\.$/],
  [is({ provider: [403, 'invalid_api_key'] }), /^Non si sa se .* RESEND_READ_KEY non vale\)\.$/],
  [is({ google: 'invalid-input-secret' }), /: la chiave RECAPTCHA_SECRET_KEY non vale\.$/],
  [is({ google: 'Over Enterprise free quota. Please ensure …' }), /: la quota di verifiche/],
  [is({ google: 'bad-request' }), /^Nessun messaggio viene verificato.*«bad-request»\.$/],
  [
    (since) => (world.emails = [0, 1, 2].map((age) => email('opened', since - age, unverified))),
    /^Negli ultimi 3 giorni tutti i messaggi sono arrivati come «\[non verificata\]»/,
  ],
  [is({ domain: { name: 'sito.example', status: 'failed' } }), /^Il dominio sito\.example.*failed/],
  [is({ domain: { name: 'altro.example', status: 'verified' } }), /sito\.example.* \(manca\)/],
  [
    (since) => (world.built = new Date(since - 72 * hour)),
    /^Il sito pubblicato è fermo al 202[67]-\d\d-\d\d:/,
  ],
  [
    () => writeFileSync(join(folder, 'failed'), '1e872a2e6fe9175e 2027-03-14\n'),
    /^Il sito non si aggiorna: .* 2027-03-14 \(commit 1e872a2e\)/,
  ],
  [is({ variables: { RESEND_READ_KEY: '' } }), /^Manca RESEND_READ_KEY:/],
  [
    is({ variables: { RESEND_API_KEY: '' }, forms: { contact: [502, 'delivery-failed'] } }),
    /^Manca RESEND_API_KEY:[\s\S]*\nIl modulo dei contatti .* risposta 502 delivery-failed\.$/,
  ],
]

/** What is as it should be, or said elsewhere. */
const wellEnough: Spoil[] = [
  is({ forms: { 'listening-desk': [409, 'paused'] } }),
  is({
    variables: { MAIL_FROM: 'sito@posta.sito.example' },
    domain: { name: 'posta.sito.example', status: 'verified' },
  }),
  sent('bounced', ofTest),
  (since) => (world.emails = [0, 1].map((age) => email('opened', since - age, unverified))),
]

test('a year: each fault is told once, in words, and its end; what grows old is no alarm', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const troubles: { from: number; to: number; spoil: Spoil }[] = []
  const expected: { on: number; what: string; text: RegExp }[] = []
  const expectHeard = (on: number, what: string, text = /^$/) => expected.push({ on, what, text })
  const expectTold = (from: number, to: number, text: RegExp) => {
    expectHeard(from, 'heartbeat fault', text)
    expectHeard(from, 'Allarme opened', text)
    expectHeard(to, 'heartbeat well')
    expectHeard(to, 'Allarme closed')
  }
  for (const [index, [spoil, said]] of faults.entries()) {
    const [from, to] = [8 * index, 8 * index + 2]
    troubles.push({ from, to, spoil })
    expectTold(from, to, said)
  }
  for (const [index, spoil] of wellEnough.entries()) {
    troubles.push({ from: 350 + index, to: 351 + index, spoil })
  }
  const [late, google] = [is({ testEvent: 'sent' }), is({ google: 'bad-request' })]
  const both = /bad-request[\s\S]+\n.*di prova/
  // Two at once.
  troubles.push({ from: 300, to: 303, spoil: late }, { from: 300, to: 303, spoil: google })
  expectTold(300, 303, both)
  // One more on the second day of another, and each mended by itself.
  troubles.push({ from: 320, to: 323, spoil: late }, { from: 321, to: 324, spoil: google })
  expectTold(320, 324, /di prova/)
  expectHeard(321, 'heartbeat well')
  expectHeard(321, 'heartbeat fault', both)
  expectHeard(321, 'Allarme commented', both)
  // The service that listens has forgotten us.
  troubles.push({ from: 340, to: 341, spoil: is({ heartbeat: 'OK (not found)' }) })
  expectHeard(340, 'Allarme opened', /^Nessuno sente l’allarme: .*\(indirizzo sconosciuto\)/)
  expectHeard(341, 'Allarme closed')
  // A number is old on Saturday 19 June, told on Monday, and checked on Thursday 1 July.
  const old = /^content\/helplines\.json, «aiuto».* 2026-12-20\. .* la data di oggi\.$/
  expectHeard(171, 'Promemoria opened', old)
  expectHeard(185, 'Promemoria closed')

  for (today = 0; today < 365; today += 1) {
    const isMonday = today % 7 === 3
    // Nothing changes on the other days.
    if (!isMonday && !troubles.some(({ from, to }) => from <= today && today <= to)) continue
    const now = newYear + 24 * hour * today
    vi.setSystemTime(now)
    world = wellWorld()
    rmSync(join(folder, 'failed'), { force: true })
    for (const { from, to, spoil } of troubles) {
      if (from <= today && today < to) spoil(now - 24 * hour * (today - from))
    }
    await report(await watch(server.url, variables(), { tries: 2, pause: 1 }), variables())
    if (!isMonday) continue
    const verifiedOn = today < 181 ? '2026-12-20' : '2027-07-01'
    const content = { 'content/helplines.json': [{ id: 'aiuto', verifiedOn }] }
    const all = reminders(content, new Date().toISOString().slice(0, 10))
    const ofHelplines = all.filter((sentence) => sentence.includes('helplines'))
    await tellIssue('Promemoria', ofHelplines, variables())
  }
  expected.sort((a, b) => a.on - b.on)
  expect(heard).toEqual(
    expected.map((one) => ({ ...one, text: expect.stringMatching(one.text) as string })),
  )
  expect(heard.map(({ text }) => text).join('\n')).not.toMatch(/\w@\w/)
})
