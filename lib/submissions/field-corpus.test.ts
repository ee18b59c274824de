import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AcceptedEmail } from '@/testing/fakes/resend'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { type FormName, formNames } from '../forms/forms'

// Real upstreams, real retries: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: Awaited<ReturnType<typeof startHandlers>>

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  site = await startHandlers()
})
afterAll(() => site.close())
beforeEach(() => site.resend.control({ reset: true }))

async function send(form: FormName, changes: Record<string, unknown>): Promise<number> {
  return (await site.post(form, submission(form, changes))).status
}

function onlyEmail(): AcceptedEmail {
  const [email, ...others] = site.resend.emails()
  if (!email || others.length > 0) throw new Error('not exactly one e-mail')
  return email
}

/** What a mail client shows of the HTML: tags away, entities back. */
function shown(html: string): string {
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<br\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

const hostile = `<script>alert("1")</script> & </td> &amp; <!-- {firstName} <b>'x' javascript:void`

const textFields = {
  contact: ['name', 'message'],
  'listening-desk': [
    'firstName',
    'lastName',
    'topicsOther',
    'workStatusOther',
    'timeSlotOther',
    'dayOther',
    'message',
  ],
} as const

const allOther = { topics: ['other'], workStatus: 'other', timeSlot: 'other', day: 'other' }

test.each(formNames)('%s: markup in every text field arrives as text', async (form) => {
  const fields = textFields[form]
  const changes = Object.fromEntries(fields.map((field, index) => [field, `${index} ${hostile}`]))
  expect(await send(form, { ...(form === 'listening-desk' && allOther), ...changes })).toBe(200)
  const { html, text } = onlyEmail()
  for (const index of fields.keys()) {
    expect(text).toContain(`  ${index} ${hostile}`)
    expect(shown(html)).toContain(`${index} ${hostile}`)
  }
  expect(html).not.toMatch(/<script|<b>/)
})

/** The destinations of all links in the HTML. */
function links(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
}

test('the phone and the address are links to tap on, in the form that programs know', async () => {
  const email = "o'brien+info@società.example"
  const reply = expect.stringMatching(
    /^mailto:o&#x27;brien%2Binfo@xn--societ-nta\.example\?subject=/,
  )
  expect(await send('listening-desk', { phone: '+34 612 34 56 78', email })).toBe(200)
  expect(links(onlyEmail().html)).toEqual([reply, 'tel:+34612345678', reply])
  expect(shown(onlyEmail().html)).toContain('+34 612 34 56 78')
  expect(shown(onlyEmail().html)).toContain(email)
  site.resend.control({ reset: true })
  expect(await send('contact', { email })).toBe(200)
  expect(links(onlyEmail().html)).toEqual([reply, reply])
})

test.each(formNames)('%s: nothing else that a visitor types is a link', async (form) => {
  const typed = 'https://evil.example www.evil.example tel:+39070123456 mailto:x@evil.example'
  const fields = textFields[form]
  const changes = Object.fromEntries(fields.map((field) => [field, typed]))
  expect(await send(form, { ...(form === 'listening-desk' && allOther), ...changes })).toBe(200)
  const { html } = onlyEmail()
  expect(shown(html).split(typed)).toHaveLength(fields.length + 1)
  expect(links(html).filter((href) => href.includes('evil'))).toEqual([])
  expect(links(html)).toHaveLength(form === 'contact' ? 2 : 3)
})

test('5,000 characters of emoji arrive, and line breaks too', async () => {
  const message = `${'🦩'.repeat(2499)}\n\n${'👩‍👩‍👧'.repeat(499)}fine`
  expect([...message]).toHaveLength(5000)
  expect(await send('contact', { message })).toBe(200)
  expect(onlyEmail().text.replaceAll('\n  ', '\n')).toContain(message)
  expect(shown(onlyEmail().html)).toContain(message)
})

test.each(formNames)('%s: the longest possible form fits in the 32 KiB', async (form) => {
  const long = Object.fromEntries(
    textFields[form].map((field) => [field, '🦩'.repeat(field.endsWith('Other') ? 200 : 100)]),
  )
  const message = '🦩'.repeat(5000)
  const token = `fake:${'x'.repeat(3800)}:`
  site.verifier.control({ modes: ['down'] })
  const changes = { ...(form === 'listening-desk' && allOther), ...long, message }
  expect((await site.post(form, submission(form, changes), { token })).status).toBe(200)
})

test.each(formNames)('%s: no header can be written from a field', async (form) => {
  const nameField = form === 'contact' ? 'name' : 'firstName'
  const injections = [
    { [nameField]: 'Maria\r\nBcc: x@example.org' },
    { [nameField]: 'Maria\nBcc: x@example.org' },
    { [nameField]: 'Maria\u2028Bcc: x@example.org' },
    { [nameField]: 'airaM\u202e' },
    { email: 'maria@example.org\r\nBcc: x@example.org' },
    { email: 'maria@example.org, x@example.org' },
    { email: 'maria@example.org;x@example.org' },
    { email: '"Sportello" <maria@example.org>' },
    { email: 'maria@example.org\u202e' },
  ]
  for (const injection of injections) expect(await send(form, injection)).toBe(400)
  expect(site.resend.emails()).toHaveLength(0)
})

test.each(formNames)(
  '%s: sender and recipients are ours, and no copy goes to the visitor',
  async (form) => {
    await send(form, {})
    const { from, to, reply_to, ...rest } = onlyEmail()
    expect(from).toBe('Sito <sito@example.org>')
    expect(to).toEqual(
      form === 'contact'
        ? ['contatti@example.org']
        : ['sportello@example.org', 'coordinamento@example.org'],
    )
    expect(reply_to).toBe('maria.piras@example.org')
    expect(Object.keys(rest).sort()).toEqual(['html', 'id', 'idempotencyKey', 'subject', 'text'])
  },
)
