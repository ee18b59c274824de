import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { VerifierMode } from '@/testing/fakes/recaptcha'
import type { ResendFault } from '@/testing/fakes/resend'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { formNames } from '../forms/forms'

// Real upstreams, real retries: more than the usual five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: Awaited<ReturnType<typeof startHandlers>>

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  site = await startHandlers()
  // The first submission of a process loads what all others find ready.
  await site.post('contact', submission('contact'))
})
afterAll(() => site.close())
beforeEach(() => {
  site.verifier.control({ reset: true })
  site.resend.control({ reset: true })
})

const subjects = () => site.resend.emails().map(({ subject }) => subject)
const marked = [expect.stringMatching(/^\[non verificata\] /)]
const unmarked = [expect.not.stringContaining('verificato')]

// Every way to fail, and what comes of each: lib/recaptcha/verify.test.ts.
const verifierRows: [VerifierMode, status: number, subjects: unknown[]][] = [
  ['normal', 200, unmarked],
  ['down', 200, marked],
  ['false', 403, []],
]

test.each(formNames.flatMap((form) => verifierRows.map((row) => [form, ...row] as const)))(
  '%s, verifier %s: %i; after one more press, when all is well, there is one e-mail',
  async (form, mode, status, expected) => {
    const filled = submission(form)
    site.verifier.control({ modes: [mode] })
    const first = await site.post(form, filled, {})
    expect(first.status).toBe(status)
    expect(await first.json()).toMatchObject(
      status === 200 ? { ok: true } : { code: 'captcha-failed' },
    )
    expect(subjects()).toEqual(expected)
    expect((await site.post(form, filled)).status).toBe(200)
    expect(subjects()).toEqual(status === 200 ? expected : unmarked)
  },
)

test.each(formNames)('%s, script blocked: delivered with its mark, once', async (form) => {
  const filled = submission(form)
  expect((await site.post(form, filled, { token: null })).status).toBe(200)
  expect((await site.post(form, filled, { token: '' })).status).toBe(200)
  expect((await site.post(form, filled)).status).toBe(200)
  expect(subjects()).toEqual(marked)
  expect(site.verifier.requests()).toBe(1)
})

const times = (count: number, fault: ResendFault) => Array.from({ length: count }, () => fault)

const ok = [200, 'ok'] as const
const failed = [502, 'delivery-failed'] as const
const unknown = [502, 'delivery-unknown'] as const

// Every way to fail, and what comes of each: lib/mail/deliver-by-resend.test.ts.
const resendRows: [string, ResendFault[], readonly [status: number, code: string], number][] = [
  ['down', times(3, { kind: 'cut' }), unknown, 0],
  ['slow for ever', times(3, { kind: 'hang' }), unknown, 0],
  ['500 twice, then fine', times(2, { kind: 'server-error' }), ok, 1],
  ['bad key', [{ kind: 'bad-key' }], failed, 0],
  ['accepted, connection cut three times', times(3, { kind: 'accept-then-cut' }), unknown, 1],
]

const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code ?? 'ok'

test.each(formNames.flatMap((form) => resendRows.map((row) => [form, ...row] as const)))(
  '%s, Resend %s: told as it is, and after more presses there is one e-mail',
  async (form, _, faults, [status, code], emails) => {
    const filled = submission(form)
    site.resend.control({ faults })
    const inHaste = faults.some(({ kind }) => kind.endsWith('hang'))
    const startedAt = performance.now()
    const first = await site.post(form, filled, { inHaste })
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    expect([first.status, await codeOf(first)]).toEqual([status, code])
    expect(site.resend.emails()).toHaveLength(emails)
    for (let press = 0; press < 3; press += 1) {
      expect((await site.post(form, filled)).status).toBe(200)
      expect(site.resend.emails()).toHaveLength(1)
    }
  },
)

test.each(formNames)('%s: what may have arrived is never said to have failed', async (form) => {
  const filled = submission(form)
  const press = async (faults: ResendFault[], sent = filled) => {
    site.resend.control({ faults })
    return codeOf(await site.post(form, sent))
  }
  expect(await press([{ kind: 'bad-key' }])).toBe('delivery-failed')
  expect(await press(times(3, { kind: 'accept-then-cut' }))).toBe('delivery-unknown')
  expect(await press([{ kind: 'bad-key' }])).toBe('delivery-unknown')
  expect(await press([{ kind: 'bad-key' }], submission(form))).toBe('delivery-failed')
  expect(await press([])).toBe('ok')
  expect(await press([{ kind: 'daily-quota' }])).toBe('delivery-unknown')
  expect(site.resend.emails()).toHaveLength(1)
})

test.each(formNames)('%s: other words under the same id are another e-mail', async (form) => {
  const filled = submission(form)
  await site.post(form, filled)
  await site.post(form, { ...filled, message: 'Altre parole' })
  await site.post(form, { ...filled, message: ' Altre parole ' })
  expect(site.resend.emails()).toHaveLength(2)
})

test.each(formNames)('%s: three presses at once are one e-mail', async (form) => {
  const filled = submission(form)
  const presses = await Promise.all([1, 2, 3].map(() => site.post(form, filled)))
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(site.resend.emails()).toHaveLength(1)
})
