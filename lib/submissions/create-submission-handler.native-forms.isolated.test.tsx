import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createTranslator, NextIntlClientProvider } from 'next-intl'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '@/app/[locale]/contacts/contact-form'
import { ListeningDeskForm } from '@/app/[locale]/services/listening-desk/listening-desk-form'
import { seededRandom } from '@/testing/seeded-random'
import { formRequest, startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import type { FieldErrors } from '../forms/error-codes'
import { errorAtField, errorInSummary } from '../forms/errors'
import { errorId, errorTextId, formIds } from '../forms/field-ids'
import { type FieldName, type FormName, formNames, forms } from '../forms/forms'
import { elementsIn } from '../html-elements'
import { calendarDate } from '../i18n/formats'
import { type Locale, locales } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { siteUrl } from '../site-url'
import { createMemoryStore } from '../submission-store/memory-store'

vi.mock('../../content/desk-pause.json', async () => {
  const { everyLanguage } = await import('@/testing/every-language')
  const text = everyLanguage({ it: 'Agosto', en: 'August', es: 'Agosto' })
  return { default: [{ from: '2083-08-09', until: '2083-08-22', text }] }
})

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

type Filled = Record<string, string | string[] | true>

const root = mkdtempSync(join(tmpdir(), 'native-forms-'))
let site: Awaited<ReturnType<typeof startHandlers>>

let now = 0

/** What was accepted is not sent again, until it is forgotten. */
function forget(): void {
  site.resend.control({ reset: true })
  now += 48 * 60 * 60 * 1000
}

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  for (const locale of locales) {
    writePage(forms.contact.page, locale, <ContactForm />)
    writePage(forms['listening-desk'].page, locale, <ListeningDeskForm />)
  }
  site = await startHandlers({ timeouts: { store: createMemoryStore(() => now) } })
})
afterAll(async () => {
  rmSync(root, { recursive: true })
  await site.close()
})
beforeEach(forget)
afterEach(() => {
  vi.useRealTimers()
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

async function sendBytes(form: FormName, body: BodyInit, headers: Record<string, string>) {
  const response = await site.handlers[form].POST(formRequest(form, body, headers))
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Sends what browsers make of a filled form by themselves. */
async function sendNative(form: FormName, filled: Filled, headers: Record<string, string> = {}) {
  const data = new FormData()
  for (const [name, value] of Object.entries(filled)) {
    for (const one of [value].flat()) data.append(name, one === true ? 'on' : one)
  }
  const multipart = new Response(data)
  const type = multipart.headers.get('content-type') ?? ''
  return sendBytes(form, await multipart.arrayBuffer(), { 'Content-Type': type, ...headers })
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
  const byId = (id: string) => elements.find((one) => get(one, 'id') === id)
  const shown = (id: string) => {
    const element = byId(id)
    return get(element, 'hidden') === undefined ? element : undefined
  }
  const summary = shown(formIds.summary)
  const failure = shown(formIds.failure)
  const fields = formNames.flatMap((form): readonly string[] => forms[form].fields)
  const wrong = fields.filter((name) => byId(errorId(name)) && shown(errorId(name)))
  const invalid = elements.filter((one) => get(one, 'aria-invalid') === 'true')
  const described = elements.map((one) => get(one, 'aria-describedby')?.split(' ') ?? []).flat()
  return {
    title: elements.filter(({ tagName }) => tagName === 'title').map(text)[0],
    scripts: elements.filter((one) => one.tagName === 'script' || get(one, 'as') === 'script'),
    errors: Object.fromEntries(
      wrong.map((name) => {
        const message = byId(errorTextId(name))
        expect(described).toContain(errorId(name))
        expect(invalid.length).toBeGreaterThan(0)
        return [name, message && text(message)]
      }),
    ),
    summary: [...(summary ? elementsIn(summary) : [])]
      .filter(({ tagName }) => tagName === 'li')
      .map(text),
    failure: failure && text(failure),
    value: (name: string) => {
      const control = elements.find((element) => get(element, 'name') === name)
      return control?.tagName === 'textarea' ? text(control) : get(control, 'value')
    },
  }
}

function wordsOf(form: FormName, locale: Locale) {
  const catalog = { locale, messages: messagesFor(locale) }
  return {
    errors: createTranslator({ ...catalog, namespace: 'FormErrors' }),
    fields: createTranslator({ ...catalog, namespace: 'FormFields' }),
    failure: createTranslator({ ...catalog, namespace: 'FormFailure' }),
    failed: createTranslator({ ...catalog, namespace: forms[form].namespace })('failed'),
  }
}

type Reason = 'back' | 'captcha-failed' | 'forbidden-origin' | 'other' | 'delivery-unknown'

/** What stands above the reason; else the form's own words. */
const titles: Partial<Record<Reason, 'notTaken' | 'unknown'>> = {
  'forbidden-origin': 'notTaken',
  'delivery-unknown': 'unknown',
}

test.each<[FormName, Reason, number, Filled, headers: Record<string, string>]>([
  ['contact', 'back', 413, { message: 'x'.repeat(33_000) }, {}],
  ['contact', 'forbidden-origin', 403, {}, { Origin: 'null' }],
  ['listening-desk', 'forbidden-origin', 403, {}, { 'Sec-Fetch-Site': 'cross-site' }],
  ['contact', 'captcha-failed', 403, { fax: '1' }, {}],
  ['contact', 'other', 502, {}, {}],
  ['listening-desk', 'delivery-unknown', 502, {}, {}],
])(
  '%s: %s is said with status %i on the page of the form, which keeps what was typed',
  async (form, reason, status, changes, headers) => {
    site.resend.control({ lasting: { kind: reason === 'delivery-unknown' ? 'cut' : 'bad-key' } })
    const filled = filledForm(form, { locale: 'es', ...changes })
    const answer = await sendNative(form, filled, {
      Referer: `http://localhost:3000/es${forms[form].page}`,
      ...headers,
    })
    const page = readPage(answer.html)
    const words = wordsOf(form, 'es')
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).not.toContain('script')
    expect(page).toMatchObject({ title: `${words.errors('prefix')} T`, scripts: [], errors: {} })
    const address = `${siteUrl}/es${forms[form].page}`
    expect(page.failure).toContain(words.failure(reason, { address }))
    const title = titles[reason]
    expect(page.failure).toContain(title ? words.failure(title) : words.failed)
    expect(page.value('email')).toBe(reason === 'back' ? undefined : filled.email)
    expect(page.value('fax')).toBeUndefined()
    expect(site.resend.emails()).toHaveLength(0)
  },
)

test('what may have arrived keeps its id, so that sending it again sends nothing twice', async () => {
  site.resend.control({ lasting: { kind: 'accept-then-cut' } })
  const filled = filledForm('contact', { locale: 'es' })
  const first = await sendNative('contact', filled)
  const submissionId = readPage(first.html).value('submissionId') ?? ''
  expect([first.status, submissionId]).toEqual([502, expect.stringMatching(/^[\da-f-]{36}$/)])
  site.resend.control({ lasting: { kind: 'none' } })
  const again = { ...filled, submissionId }
  for (const sent of [again, filled, again]) {
    const { status, headers } = await sendNative('contact', sent)
    expect([status, headers.get('location')]).toEqual([303, '/es/contacts/sent'])
  }
  expect(site.resend.emails()).toHaveLength(1)
})

test('a mistake that is corrected in either page makes one e-mail', async () => {
  const filled = filledForm('contact')
  const first = await sendNative('contact', { ...filled, email: 'maria' })
  const submissionId = readPage(first.html).value('submissionId') ?? 'none'
  expect([first.status, submissionId]).toEqual([400, ''])
  // Here, and in the page before, two steps back.
  for (const sent of [{ ...filled, submissionId }, filled]) {
    expect((await sendNative('contact', sent)).status).toBe(303)
  }
  expect(site.resend.emails()).toHaveLength(1)
})

test.each(['accepted', 'unknown'])(
  'what was %s before the pause is not said to be refused in it',
  async (before) => {
    const filled = submission('listening-desk')
    vi.useFakeTimers({ now: new Date('2083-08-08T23:59:00+02:00'), toFake: ['Date'] })
    if (before === 'unknown') site.resend.control({ lasting: { kind: 'accept-then-cut' } })
    expect((await site.post('listening-desk', filled)).status).toBe(
      before === 'unknown' ? 502 : 200,
    )
    site.resend.control({ lasting: { kind: 'none' } })
    vi.setSystemTime(new Date('2083-08-09T00:01:00+02:00'))
    expect((await site.post('listening-desk', filled)).status).toBe(200)
    expect(site.resend.emails()).toHaveLength(1)
    expect((await site.post('listening-desk', submission('listening-desk'))).status).toBe(409)
  },
)

test.each([
  ['2083-08-08T23:59:59.999+02:00', 'taken'],
  ['2083-08-09T00:00:00+02:00', 'paused'],
  ['2083-08-22T23:59:59.999+02:00', 'paused'],
  ['2083-08-23T00:00:00+02:00', 'taken'],
])('at %s what is sent to the listening desk is %s', async (time, outcome) => {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  const counting = vi.spyOn(site.dependencies.store, 'find').mockClear()
  for (const locale of locales) {
    // Broken as it is, it is refused for the pause: nobody corrects for nothing.
    const broken = outcome === 'paused' && { phone: 'nope' }
    const filled = filledForm('listening-desk', { locale, ...broken })
    const scripted = await site.post('listening-desk', filled)
    const native = await sendNative('listening-desk', filled)
    if (outcome === 'taken') {
      expect([scripted.status, native.status]).toEqual([200, 303])
      continue
    }
    const { code, reopens: day } = (await scripted.json()) as { code: string; reopens: string }
    expect([scripted.status, native.status, code]).toEqual([409, 409, 'paused'])
    expect(day).toBe(calendarDate('2083-08-23', locale, { dateStyle: 'full' }))
    const page = readPage(native.html)
    const { failure } = wordsOf('listening-desk', locale)
    expect(page).toMatchObject({ scripts: [], errors: {}, summary: [] })
    expect(page.failure).toContain(failure('notTaken'))
    expect(page.failure).toContain(failure('paused', { day }))
    for (const name of ['lastName', 'phone', 'message']) {
      expect(page.value(name)?.trim()).toBe(filled[name])
    }
  }
  const isTaken = outcome === 'taken'
  expect(counting.mock.calls.length > 0).toBe(isTaken)
  expect(site.verifier.requests() > 0).toBe(isTaken)
  expect(site.resend.emails()).toHaveLength(isTaken ? locales.length : 0)
  expect((await site.post('contact', submission('contact'))).status).toBe(200)
})

const texts = [
  '',
  ' ',
  'x',
  'Ada & <b>"',
  '\n a\r\nb\rc',
  'a\tb',
  'é'.repeat(101),
  '🦩'.repeat(201),
  'x'.repeat(5001),
  'Maria\u202ealibaba',
  'a\u0007b',
  'ada@example.org',
  'ada@',
  '070 12',
  'other',
  'female',
  '10-13',
  'monday',
  'true',
  'società@società.example',
]
const lists = [['love'], ['other'], ['love', 'love'], ['grief', 'nope'], ['love', 'other']]

test('the same answers sent by script and without have the same outcome, in three languages', async () => {
  const random = seededRandom(22)
  const pick = <T,>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const outcomes = { accepted: 0, invalid: 0 }
  for (let round = 0; round < 250; round += 1) {
    const form = pick(formNames)
    const locale = pick(locales)
    const filled = filledForm(form, { locale })
    for (let change = Math.floor(random() * 4); change > 0; change -= 1) {
      const field = pick(forms[form].fields as readonly string[])
      if (random() < 0.2) delete filled[field]
      else filled[field] = field === 'topics' ? pick(lists) : pick(texts)
    }
    forget()
    const scripted = await site.post(form, filled, { token: null })
    const [email] = site.resend.emails()
    forget()
    const native = await sendNative(form, filled)
    expect(site.resend.emails()[0], String(round)).toEqual(
      email && { ...email, id: expect.anything() },
    )
    if (email) {
      outcomes.accepted += 1
      expect([scripted.status, native.status]).toEqual([200, 303])
      continue
    }
    outcomes.invalid += 1
    const { errors } = (await scripted.json()) as { errors: FieldErrors }
    const words = wordsOf(form, locale)
    const definition = forms[form]
    const fields: readonly FieldName[] = definition.fields
    const shown = fields.filter((name) => errors[name])
    const message = (name: FieldName) =>
      errorAtField(words, definition, name, errors[name] ?? 'invalid', filled[name])
    const line = (name: FieldName) =>
      errorInSummary(words, definition, name, errors[name] ?? 'invalid', filled[name])
    const page = readPage(native.html)
    expect(native.status).toBe(400)
    expect(page.errors).toEqual(Object.fromEntries(shown.map((name) => [name, message(name)])))
    expect(page.summary).toEqual(shown.map(line))
  }
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(60)
})

const multipart = 'multipart/form-data; boundary=end-of-part'

function part(name: string, value: string, more = ''): string {
  return `--end-of-part\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
}

function parts(more = ''): string {
  const fields = Object.entries(filledForm('contact', { name: 'è' }))
  const written = fields.map(([name, value]) => part(name, value === true ? 'on' : `${value}`))
  return `${written.join('')}${more}--end-of-part--\r\n`
}

test.each<[string, status: number, body: string | Buffer<ArrayBuffer>, type: string]>([
  ['that is whole', 303, parts(), multipart],
  ['that breaks off', 400, parts().slice(0, 300), multipart],
  ['with two answers where one is asked', 400, parts(part('email', 'b@example.org')), multipart],
  ['with a file', 400, parts(part('file', 'x', '; filename="a.txt"')), multipart],
  ['with a prototype', 400, parts(part('__proto__', 'x')), multipart],
  ['in Latin-1', 400, Buffer.from(parts(), 'latin1'), multipart],
  ['that says so of itself', 400, parts(), `${multipart}; charset=iso-8859-1`],
  ['without a boundary', 400, parts(), 'multipart/form-data'],
  ['as old programs send it', 415, 'name=x', 'application/x-www-form-urlencoded'],
])('a form %s is answered with %i by a page', async (_, status, body, type) => {
  const answer = await sendBytes('contact', body, { 'Content-Type': type, Accept: 'text/html' })
  expect(answer.status).toBe(status)
  expect(site.resend.emails()).toHaveLength(status === 303 ? 1 : 0)
  if (status !== 303) expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
})
