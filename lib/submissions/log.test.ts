import { expect, test, vi } from 'vitest'
import { fakeToken } from '@/testing/fakes/recaptcha'
import { formRequest, startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { contactSubmission } from '../../app/api/contact/contact-submission'
import { type FormName, formNames, forms } from '../forms/forms'
import { createSubmissionHandler } from './create-submission-handler'

// Real upstreams, real retries: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Everything that the process writes, by whatever way. */
function captureOutput() {
  const output: string[] = []
  const keep = (...parts: unknown[]) => {
    output.push(parts.map(String).join(' '))
    return true
  }
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((chunk) => keep(chunk)),
  )
  const methods = (['log', 'info', 'warn', 'error', 'debug'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(keep),
  )
  return {
    output,
    lines: () => output.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text)),
    restore: () => [...streams, ...methods].forEach((spy) => spy.mockRestore()),
  }
}

const canaries = {
  contact: {
    name: 'canary-name',
    email: 'canary@canary.example',
    message: 'canary-message\n    at canary (/canary:1:1)',
    fax: '',
  },
  'listening-desk': {
    firstName: 'canary-first',
    lastName: 'canary-last',
    phone: '+39 333 7654321',
    email: 'canary@canary.example',
    topics: ['other'],
    topicsOther: 'canary-topic',
    workStatus: 'other',
    workStatusOther: 'canary-work',
    timeSlot: 'other',
    timeSlotOther: 'canary-time',
    dayOther: 'canary-day',
    message: 'canary-message',
    fax: '',
  },
}

const headers = {
  'User-Agent': 'canary-agent',
  'X-Forwarded-For': '203.0.113.77',
  Referer: 'https://canary.example/',
  Cookie: 'canary=canary',
}

function expectNoCanary(output: string[]): void {
  for (const secret of ['canary', '7654321', '203.0.113.77', 're_fake', 'fake-secret']) {
    expect(output.filter((text) => text.includes(secret))).toEqual([])
  }
}

test('each submission leaves one line of five things, and nothing of what was sent', async () => {
  const site = await startHandlers()
  const { output, lines, restore } = captureOutput()
  const ids: string[] = []
  const send = async (form: FormName, changes: object = {}, token?: string | null) => {
    const body = submission(form, { ...canaries[form], ...changes })
    ids.push(String(body.submissionId))
    return (await site.post(form, body, { token, headers })).status
  }
  const statuses: number[] = []
  for (const form of formNames) {
    site.resend.control({ reset: true, faults: [{ kind: 'accept-then-cut' }] })
    statuses.push(await send(form))
    statuses.push(await send(form, {}, null))
    statuses.push(await send(form, { email: 'canary' }))
    statuses.push(await send(form, { canary: 'canary' }))
    statuses.push(await send(form, { fax: 'canary' }))
    statuses.push(await send(form, {}, 'canary-token'))
    site.resend.control({ lasting: { kind: 'validation' } })
    statuses.push(await send(form))
    const broken = formRequest(form, '{"name":"canary"', headers)
    statuses.push((await site.handlers[form].POST(broken)).status)
  }
  restore()
  await site.close()

  expect(statuses).toEqual([...formNames].flatMap(() => [200, 200, 400, 400, 403, 403, 502, 400]))
  expectNoCanary(output)
  expect(output).toHaveLength(statuses.length)
  for (const line of lines()) {
    expect(Object.keys(line).filter((name) => name !== 'submissionId')).toEqual([
      'time',
      'form',
      'outcome',
      'duration',
    ])
    expect(new Date(line.time).toISOString()).toBe(line.time)
    expect(line.duration).toBeTypeOf('number')
    expect(line.submissionId === undefined || ids.includes(line.submissionId)).toBe(true)
  }
  expect(lines().map(({ outcome }) => outcome)).toEqual(
    [...formNames].flatMap(() => [
      'accepted',
      'accepted-unverified.no-token',
      'invalid',
      'invalid',
      'captcha-failed.honeypot',
      'captcha-failed.token',
      'delivery-failed.rejected',
      'malformed',
    ]),
  )
})

test('an id that is none stays out of the log', async () => {
  const site = await startHandlers()
  const { output, lines, restore } = captureOutput()
  await site.post('contact', submission('contact', { submissionId: 'canary-id' }))
  await site.post('contact', submission('contact', { email: 'x' }))
  restore()
  await site.close()
  expectNoCanary(output)
  expect(lines().map((line) => 'submissionId' in line)).toEqual([false, true])
})

test('a fault of our own is no success, and says where it was but not what was written', async () => {
  const site = await startHandlers()
  const { output, restore } = captureOutput()
  const { POST } = createSubmissionHandler(
    {
      ...contactSubmission,
      describe({ message }) {
        throw new TypeError(`cannot describe ${message}`)
      },
    },
    async () => site.services,
  )
  const body = submission('contact', {
    ...canaries.contact,
    token: fakeToken(forms.contact.action),
  })
  const response = await POST(formRequest('contact', JSON.stringify(body), headers))
  restore()
  await site.close()
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code: 'delivery-failed' })
  expectNoCanary(output)
  expect(output.join('\n')).toMatch(/Form handler: TypeError\n {4}at .*log\.test\.ts/)
  expect(site.resend.emails()).toHaveLength(0)
})
