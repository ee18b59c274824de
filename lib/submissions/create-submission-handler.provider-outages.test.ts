import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ResendFault } from '@/testing/fakes/resend'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'

// Every way to fail, and what comes of each: lib/recaptcha/verify.test.ts and
// lib/email/deliver-by-resend.test.ts.

let site: Awaited<ReturnType<typeof startHandlers>>

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  site = await startHandlers()
})
afterAll(() => site.close())
beforeEach(() => {
  site.verifier.control({ reset: true })
  site.resend.control({ reset: true })
})

const subjects = () => site.resend.emails().map(({ subject }) => subject)
test('without a verifier or a token: delivered with its mark, once', async () => {
  const filled = submission('listening-desk')
  site.verifier.control({ modes: ['down'] })
  for (const token of [undefined, null, '', undefined]) {
    expect((await site.post('listening-desk', filled, { token })).status).toBe(200)
  }
  expect(subjects()).toEqual([expect.stringMatching(/^\[non verificata\] /)])
  expect(site.verifier.requests()).toBe(1)
})

test('with a token that is believed: delivered without a mark, once', async () => {
  const filled = submission('listening-desk')
  expect((await site.post('listening-desk', filled)).status).toBe(200)
  expect((await site.post('listening-desk', filled, { token: null })).status).toBe(200)
  expect(subjects()).toEqual([expect.not.stringContaining('verificata')])
})

test('what may have arrived is never said to have failed', async () => {
  const filled = submission('contact')
  const press = async (faults: ResendFault[], sent = filled) => {
    site.resend.control({ faults })
    const { code = 'ok' } = await (await site.post('contact', sent)).json()
    return code
  }
  const cut: ResendFault = { kind: 'accept-then-cut' }
  expect(await press([{ kind: 'bad-key' }])).toBe('delivery-failed')
  expect(await press([{ kind: 'bad-key' }])).toBe('delivery-failed')
  expect(await press([cut, cut, cut])).toBe('delivery-unknown')
  expect(await press([{ kind: 'bad-key' }])).toBe('delivery-unknown')
  expect(await press([{ kind: 'bad-key' }], submission('contact'))).toBe('delivery-failed')
  expect(await press([])).toBe('ok')
  expect(await press([{ kind: 'daily-quota' }])).toBe('ok')
  expect(site.resend.emails()).toHaveLength(1)
})

test('other words under the same id are another e-mail', async () => {
  const filled = submission('contact')
  await site.post('contact', filled)
  await site.post('contact', { ...filled, message: 'Altre parole' })
  await site.post('contact', { ...filled, message: ' Altre parole ' })
  expect(site.resend.emails()).toHaveLength(2)
})
