import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { NextIntlClientProvider } from 'next-intl'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contactSubmission } from '@/app/api/contact/contact-submission'
import { ContactForm } from '@/components/forms/contact/contact-form'
import { ListeningDeskForm } from '@/components/forms/listening-desk/listening-desk-form'
import { seededRandom } from '@/testing/seeded-random'
import { formRequest, startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { errorAtField, errorInSummary } from '../forms/error-words'
import { formWords } from '../forms/form-words'
import { type FormName, formNames, forms } from '../forms/forms'
import type { FieldErrors } from '../forms/rules'
import { locales, type Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { elementsIn } from '../security/inline-code'
import { createSubmissionHandler } from './create-submission-handler'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

type Site = Awaited<ReturnType<typeof startHandlers>>
type Filled = Record<string, string | string[] | true>

const root = mkdtempSync(join(tmpdir(), 'native-forms-'))
let site: Site
/** Without the check against automated messages, which would limit what comes without a token. */
let openSite: Site

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  for (const locale of locales) {
    writePage(forms.contact.page, locale, <ContactForm />)
    writePage(forms['listening-desk'].page, locale, <ListeningDeskForm />)
  }
  site = await startHandlers({ variables: { RATE_LIMIT_PER_HOUR: '10' } })
  openSite = await startHandlers({ variables: { RECAPTCHA: 'off' } })
})
afterAll(async () => {
  rmSync(root, { recursive: true })
  await Promise.all([site.close(), openSite.close()])
})
beforeEach(() => {
  for (const { resend } of [site, openSite]) resend.control({ reset: true })
  site.verifier.control({ reset: true })
})

/** Writes the page of a build, as far as it matters here. */
function writePage(path: string, locale: Locale, form: ReactNode): void {
  const file = join(root, '.next/server/app', locale, `${path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  const body = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesFor(locale)} timeZone="Europe/Rome">
      {form}
    </NextIntlClientProvider>,
  )
  const head = `<link rel="preload" as="script" href="/a.js"><title>T</title><script>1</script>`
  writeFileSync(file, `<!DOCTYPE html><html lang="${locale}"><head>${head}</head>${body}</html>`)
}

/** A filled form without an id, as no script has touched it. */
function filledForm(form: FormName, changes: Filled = {}): Filled {
  const filled = { ...submission(form), ...changes } as Filled
  delete filled.submissionId
  return filled
}

let clients = 0
const fresh = () => ({ 'X-Forwarded-For': `198.51.${(clients += 1) >> 8}.${clients & 255}` })

async function sendBytes(
  { handlers }: Site,
  form: FormName,
  body: BodyInit,
  headers: Record<string, string>,
) {
  const request = formRequest(form, body, { ...fresh(), ...headers })
  const response = await handlers[form].POST(request)
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Sends what browsers make of a filled form by themselves. */
async function sendNative(
  on: Site,
  form: FormName,
  filled: Filled,
  headers: Record<string, string> = {},
) {
  const data = new FormData()
  for (const [name, value] of Object.entries(filled)) {
    for (const one of [value].flat()) data.append(name, one === true ? 'on' : one)
  }
  const multipart = new Response(data)
  const type = multipart.headers.get('content-type') ?? ''
  return sendBytes(on, form, await multipart.arrayBuffer(), { 'Content-Type': type, ...headers })
}

type Element = DefaultTreeAdapterTypes.Element

function get(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attr) => attr.name === name)?.value
}

function text(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? text(node) : ''))
    .join('')
}

/** What a page of an answer shows. */
function readPage(html: string) {
  const elements = [...elementsIn(parse(html))]
  const byPart = (name: string) => elements.find((element) => get(element, 'data-part') === name)
  const failure = byPart('failure')
  const summary = byPart('summary')
  const named = (name: string) => elements.find((element) => get(element, 'name') === name)
  return {
    title: elements.filter(({ tagName }) => tagName === 'title').map(text)[0],
    scripts: elements.filter(
      (element) => element.tagName === 'script' || get(element, 'as') === 'script',
    ).length,
    errors: Object.fromEntries(
      elements
        .filter((element) => get(element, 'data-invalid') === '')
        .map((field) => {
          const parts = [...elementsIn(field)]
          const message = parts.find((part) => get(part, 'data-part') === 'message')
          expect(parts.some((part) => get(part, 'aria-invalid') === 'true')).toBe(true)
          return [get(field, 'data-field'), message && text(message)]
        }),
    ) as Record<string, string>,
    summary:
      summary && get(summary, 'hidden') === undefined
        ? [...elementsIn(summary)].filter(({ tagName }) => tagName === 'li').map(text)
        : [],
    failure: failure && get(failure, 'hidden') === undefined ? text(failure) : undefined,
    value: (name: string) => {
      const control = named(name)
      return control?.tagName === 'textarea' ? text(control) : get(control, 'value')
    },
  }
}

type Row = [reason: string, status: number, filled: Filled, headers: Record<string, string>]

const rows: Row[] = [
  ['back', 413, { message: 'x'.repeat(60_000) }, {}],
  ['back', 413, { message: 'x'.repeat(33_000) }, {}],
  ['back', 403, {}, { Origin: 'null' }],
  ['back', 403, {}, { Origin: 'https://evil.example' }],
  ['back', 403, {}, { 'Sec-Fetch-Site': 'cross-site' }],
  ['back', 400, { email: ['a@example.org', 'b@example.org'] }, {}],
  ['back', 400, {}, { 'Content-Type': 'multipart/form-data' }],
  ['captcha-failed', 403, { fax: '1' }, {}],
  ['captcha-failed', 403, { token: 'junk' }, {}],
  ['other', 502, {}, {}],
  ['delivery-unknown', 502, {}, {}],
]

test.each(formNames.flatMap((form) => rows.map((row) => [form, ...row] as const)))(
  '%s: %s is said with status %i on the page of the form, which keeps what was typed',
  async (form, reason, status, changes, headers) => {
    site.resend.control({ lasting: { kind: reason === 'delivery-unknown' ? 'cut' : 'bad-key' } })
    const filled = filledForm(form, { locale: 'es', ...changes })
    const answer = await sendNative(site, form, filled, {
      Referer: `http://localhost:3000/es${forms[form].page}`,
      ...headers,
    })
    const page = readPage(answer.html)
    const words = formWords(form, 'es')
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).not.toContain('script')
    expect(page).toMatchObject({ title: `${words.errorPrefix} T`, scripts: 0, errors: {} })
    expect(page.failure).toContain(
      words.failureReasons[reason as keyof typeof words.failureReasons],
    )
    expect(page.failure).toContain(reason === 'delivery-unknown' ? words.unknown : words.failed)
    expect(page.value('email')).toBe(reason === 'back' ? undefined : filled.email)
    expect(page.value('fax')).toBeUndefined()
    expect(site.resend.emails()).toHaveLength(0)
  },
)

test('too many: the page says so, with the time to wait', async () => {
  const client = { 'X-Forwarded-For': '203.0.113.9' }
  for (let sent = 0; sent < 3; sent += 1) {
    const message = `${sent}`
    const { status, headers } = await sendNative(
      site,
      'contact',
      filledForm('contact', { message }),
      client,
    )
    expect([status, headers.get('location')]).toEqual([303, '/contacts/sent'])
  }
  // Who sends no token is under the tighter limit.
  const { status, headers, html } = await sendNative(site, 'contact', filledForm('contact'), client)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(readPage(html).failure).toContain(
    formWords('contact', 'it').failureReasons['rate-limited'],
  )
  expect(readPage(html).value('message')).toContain('Buongiorno')
})

test('where nobody has set up the mail, the page says so and keeps what was typed', async () => {
  const handler = createSubmissionHandler(contactSubmission, async () => undefined)
  const handlers = { ...site.handlers, contact: handler }
  const filled = filledForm('contact')
  const { status, html } = await sendNative({ ...site, handlers }, 'contact', filled)
  const page = readPage(html)
  expect([status, page.scripts]).toEqual([503, 0])
  expect(page.failure).toContain(formWords('contact', 'it').failureReasons.unavailable)
  expect(page.value('email')).toBe(filled.email)
})

test('what may have arrived keeps its id, so that sending it again sends nothing twice', async () => {
  openSite.resend.control({ lasting: { kind: 'accept-then-cut' } })
  const first = await sendNative(openSite, 'contact', filledForm('contact'))
  const id = readPage(first.html).value('submissionId')
  expect([first.status, id]).toEqual([502, expect.stringMatching(/^[\da-f-]{36}$/)])
  openSite.resend.control({ lasting: { kind: 'none' } })
  const again = filledForm('contact', { submissionId: id ?? '' })
  for (const filled of [again, filledForm('contact'), again]) {
    expect((await sendNative(openSite, 'contact', filled)).status).toBe(303)
  }
  expect(openSite.resend.emails()).toHaveLength(1)
})

const texts = [
  ...['', ' ', 'x', 'Ada & <b>"', '\n a\r\nb\rc', 'a\tb', 'é'.repeat(101), '🦩'.repeat(201)],
  ...['x'.repeat(5001), 'Maria\u202ealibaba', 'a\u0007b', 'ada@example.org', 'ada@', '070 12'],
  ...['other', 'female', '10-13', 'monday', 'true', 'società@società.example'],
]
const lists = [['love'], ['other'], ['love', 'love'], ['grief', 'nope'], ['love', 'other']]

test('the same answers sent by script and without have the same outcome, in three languages', async () => {
  const random = seededRandom(22)
  const pick = <T,>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const outcomes = { accepted: 0, refused: 0 }
  for (let round = 0; round < 250; round += 1) {
    const form = pick(formNames)
    const locale = pick(locales)
    const filled = filledForm(form, { locale })
    for (let change = Math.floor(random() * 4); change > 0; change -= 1) {
      const field = pick(forms[form].fields as readonly string[])
      if (random() < 0.2) delete filled[field]
      else filled[field] = field === 'topics' ? pick(lists) : pick(texts)
    }
    openSite.resend.control({ reset: true })
    const scripted = await openSite.post(form, filled, { token: null, headers: fresh() })
    const [email] = openSite.resend.emails()
    openSite.resend.control({ reset: true })
    const native = await sendNative(openSite, form, filled)
    expect(openSite.resend.emails()[0], String(round)).toEqual(
      email && { ...email, id: expect.anything() },
    )
    if (email) {
      outcomes.accepted += 1
      expect([scripted.status, native.status]).toEqual([200, 303])
      continue
    }
    outcomes.refused += 1
    const { errors } = (await scripted.json()) as { errors: FieldErrors }
    const words = formWords(form, locale)
    const shown = Object.keys(words.labels).filter((name) => errors[name])
    const message = (name: string) => errorAtField(words, name, errors[name] ?? 'invalid')
    const line = (name: string) => errorInSummary(words, name, errors[name] ?? 'invalid')
    const page = readPage(native.html)
    expect(native.status).toBe(400)
    expect(page.errors).toEqual(Object.fromEntries(shown.map((name) => [name, message(name)])))
    expect(page.summary).toEqual(shown.map(line))
  }
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(60)
})

test('a thousand broken bodies end in a status of the table, and nothing is sent', async () => {
  const random = seededRandom(2026)
  const pick = <T,>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const field = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
  // Nobody's name: whatever else is right, this form must not be sent.
  const whole = Object.entries(filledForm('contact', { name: '' }))
    .map(([name, value]) => field(name, value === true ? 'on' : String(value)))
    .join('')
  const breakings = [
    () => whole.slice(0, Math.floor(random() * whole.length)),
    () => `${whole}${field('email', 'b@example.org')}--x--\r\n`,
    () => `${whole}${field('file', 'x', '; filename="a.txt"')}--x--\r\n`,
    () => `${whole}${field(`a${'[b]'.repeat(Math.floor(random() * 5000))}`, 'x')}--x--\r\n`,
    () => `${whole}${field('__proto__', 'x')}${field('constructor', 'x')}--x--\r\n`,
    () => `${whole}${'--x\r\n\r\n\r\n'.repeat(Math.floor(random() * 4000))}--x--\r\n`,
    () => `${whole}--x--\r\n`.replaceAll('\r\n', pick(['\n', '\r', ''])),
    () => `${whole}${field('nickname', 'x'.repeat(Math.floor(random() * 60_000)))}--x--\r\n`,
    () => Array.from({ length: 200 }, () => String.fromCharCode(random() * 256)).join(''),
    () => whole.replace(/[a-z]/g, (letter) => (random() < 0.05 ? '\u00e8' : letter)),
  ]
  const types = [
    ...Array<string>(8).fill('multipart/form-data; boundary=x'),
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=y',
    'multipart/form-data; boundary=x; charset=iso-8859-1',
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded',
  ]
  const statuses = new Set<number>()
  for (let round = 0; round < 1000; round += 1) {
    const body = Buffer.from(pick(breakings)(), pick(['utf8', 'utf8', 'latin1', 'utf16le']))
    const answer = await sendBytes(openSite, 'contact', body, {
      'Content-Type': pick(types),
      Accept: 'text/html',
    })
    expect([400, 413, 415], String(round)).toContain(answer.status)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    statuses.add(answer.status)
  }
  expect([...statuses].sort()).toEqual([400, 413, 415])
  const endless = new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1 << 20)) })
  const tooLarge = await sendBytes(openSite, 'contact', endless, {
    'Content-Type': 'multipart/form-data; boundary=x',
  })
  expect(tooLarge.status).toBe(413)
  expect(openSite.resend.requests()).toBe(0)
})
