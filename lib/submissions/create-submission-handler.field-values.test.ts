import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AcceptedEmail } from '@/testing/fakes/resend'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { type FormName, formNames } from '../forms/forms'

let site: Awaited<ReturnType<typeof startHandlers>>

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  site = await startHandlers()
})
afterAll(() => site.close())
beforeEach(() => site.resend.control({ reset: true }))

/** The e-mail that the staff get of one form. */
async function emailOf(
  form: FormName,
  changes: Record<string, unknown> = {},
  token?: string,
): Promise<AcceptedEmail> {
  expect((await site.post(form, submission(form, changes), { token })).status).toBe(200)
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

const markup = `<script>alert("1")</script> & </td> &amp; <!-- {firstName} <b>'x' javascript:void`
const addresses = 'https://evil.example www.evil.example tel:+39070123456'

const textFields = [
  'firstName',
  'lastName',
  'safeTimes',
  'callName',
  'topicsOther',
  'workStatusOther',
  'timeSlotOther',
  'dayOther',
  'message',
]

const allOther = { topics: ['other'], workStatus: 'other', timeSlot: 'other', day: 'other' }

test.each([markup, addresses])('%s arrives as text from every field', async (typed) => {
  const email = "o'brien+info@società.example"
  const texts = Object.fromEntries(textFields.map((field, index) => [field, `${index} ${typed}`]))
  const phone = '+34 612 34 56 78'
  const { html, text } = await emailOf('listening-desk', { ...allOther, ...texts, phone, email })
  expect(html).toMatch(/^<!DOCTYPE html PUBLIC /)
  expect(html).not.toMatch(/<script|<b>/)
  for (const index of textFields.keys()) {
    expect(text).toContain(`${index} ${typed}`)
    expect(shown(html)).toContain(`${index} ${typed}`)
  }
  // What can be tapped on: the phone and the address, in the form that programs know.
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  const reply = expect.stringMatching(
    /^mailto:o&#x27;brien%2Binfo@xn--societ-nta\.example\?subject=/,
  )
  expect(links).toEqual([reply, 'tel:+34612345678', reply])
  expect(shown(html)).toContain(phone)
  expect(shown(html)).toContain(email)
})

test('the longest possible form fits in the 32 KiB, and arrives whole', async () => {
  const long = Object.fromEntries(
    textFields.map((field) => [field, '🦩'.repeat(/Other$|^safeTimes$/.test(field) ? 200 : 100)]),
  )
  const message = `${'🦩'.repeat(2499)}\n\n${'🦩'.repeat(2499)}`
  const token = `fake:${'x'.repeat(3800)}:`
  site.verifier.control({ modes: ['down'] })
  const { html, text } = await emailOf('listening-desk', { ...allOther, ...long, message }, token)
  expect(text.replaceAll('\n  ', '\n')).toContain(message)
  expect(shown(html)).toContain(message)
})

test.each(formNames)(
  '%s: sender and recipients are ours, and no copy goes to the visitor',
  async (form) => {
    const { from, to, reply_to, ...rest } = await emailOf(form)
    expect(from).toBe('Sito <sito@example.org>')
    expect(to).toEqual(
      form === 'contact'
        ? ['contatti@example.org']
        : ['sportello@example.org', 'coordinamento@example.org'],
    )
    expect(reply_to).toBe('maria.piras@example.org')
    // Mailboxes do not answer by themselves.
    expect(rest.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    })
    expect(Object.keys(rest).sort()).toEqual([
      'headers',
      'html',
      'id',
      'idempotencyKey',
      'subject',
      'text',
    ])
  },
)
