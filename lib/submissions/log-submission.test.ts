import { expect, test, vi } from 'vitest'
import { listeningDeskHandlerOptions } from '@/app/api/listening-desk/listening-desk-handler-options'
import { formRequest, startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { type FormName, formNames } from '../forms/forms'
import { createSubmissionHandler } from './create-submission-handler'

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
  return { output, restore: () => [...streams, ...methods].forEach((spy) => spy.mockRestore()) }
}

const headers = {
  'User-Agent': 'canary-agent',
  'X-Forwarded-For': '203.0.113.77',
  Referer: 'https://canary.example/',
  Cookie: 'canary=canary',
}

/** What must not stand in the log: of the filled form, of the request, and our own secrets. */
const secrets = [
  'Maria',
  'maria',
  'Piras',
  '070 123456',
  '39070123456',
  'informazione',
  'Dormo',
  'trasloco',
  'Martedì',
  'anxiety',
  'flumini',
  'employed',
  'canary',
  '203.0.113.77',
  're_fake',
  'fake-secret',
]

function expectNoSecret(output: string[]): void {
  for (const secret of secrets) {
    expect(output.filter((text) => text.includes(secret))).toEqual([])
  }
}

test('each submission leaves one line of five things, and nothing of what was sent', async () => {
  const site = await startHandlers()
  const { output, restore } = captureOutput()
  const ids: string[] = []
  const send = async (form: FormName, changes: object = {}, token?: string | null) => {
    const body = submission(form, { ...changes })
    ids.push(String(body.submissionId))
    await site.post(form, body, { token, headers })
  }
  for (const form of formNames) {
    site.resend.control({ reset: true, faults: [{ kind: 'accept-then-cut' }] })
    await send(form)
    await send(form, {}, null)
    await send(form, { email: 'canary' })
    await send(form, { canary: 'canary' })
    await send(form, { submissionId: 'canary-id' })
    await send(form, { fax: 'canary' })
    await send(form, {}, 'canary-token')
    site.resend.control({ lasting: { kind: 'other-validation' } })
    await send(form)
    await site.handlers[form].POST(formRequest(form, '{"name":"canary"', headers))
  }
  restore()
  await site.close()

  expectNoSecret(output)
  const lines = output.map((line) => JSON.parse(line))
  expect(lines.map(({ outcome }) => outcome)).toEqual(
    [...formNames].flatMap(() => [
      'accepted',
      'accepted-unverified.no-token',
      'invalid',
      'invalid',
      'invalid',
      'captcha-failed.honeypot',
      'captcha-failed.token',
      'delivery-failed.rejected',
      'malformed',
    ]),
  )
  for (const { time, form, outcome, duration, submissionId, ...rest } of lines) {
    expect([typeof outcome, rest]).toEqual(['string', {}])
    expect(new Date(time).toISOString()).toBe(time)
    expect(formNames).toContain(form)
    expect(duration).toBeTypeOf('number')
    expect([undefined, ...ids]).toContain(submissionId)
  }
  const ofEach = lines.map(({ submissionId }) => submissionId).filter(Boolean)
  expect(ofEach).toHaveLength(ids.length - formNames.length)
})

test('a message that was accepted at a later try is logged as it is marked', async () => {
  const site = await startHandlers()
  const { output, restore } = captureOutput()
  for (const [token, later] of [
    [null, undefined],
    [undefined, null],
    [null, null],
  ] as const) {
    const body = submission('contact')
    site.resend.control({ reset: true, lasting: { kind: 'bad-key' } })
    await site.post('contact', body, { token })
    site.resend.control({ lasting: { kind: 'none' } })
    await site.post('contact', body, { token: later })
    const isMarked = site.resend.emails()[0]?.subject.startsWith('[non verificata]')
    expect(isMarked).toBe(token === null)
  }
  restore()
  await site.close()
  const accepted = output.map((line) => JSON.parse(line).outcome).filter((one) => /^acc/.test(one))
  expect(accepted).toEqual([
    'accepted-unverified.earlier-try',
    'accepted',
    'accepted-unverified.earlier-try',
  ])
})

test('a fault of our own is no success, and says where it was but not what was written', async () => {
  const site = await startHandlers()
  const { output, restore } = captureOutput()
  const { POST } = createSubmissionHandler(
    {
      ...listeningDeskHandlerOptions,
      composeEmail({ message }) {
        throw new TypeError(`cannot describe ${message}`)
      },
    },
    async () => ({ ...site.dependencies, verify: undefined }),
  )
  const body = submission('listening-desk', { message: 'canary\n    at canary (/canary:1:1)' })
  const response = await POST(formRequest('listening-desk', JSON.stringify(body), headers))
  restore()
  await site.close()
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code: 'delivery-failed' })
  expectNoSecret(output)
  expect(output.join('\n')).toMatch(/Form handler: TypeError\n {4}at .*log-submission\.test\.ts/)
  expect(site.resend.emails()).toHaveLength(0)
})
