import { expect, test, vi } from 'vitest'
import { startResend, type ResendFault, type FakeResend } from '@/testing/fakes/resend'
import { deadlineIn } from '../time/deadline'
import { createResendDelivery } from './deliver-by-resend'
import type { DeliveryRequest, Delivery, DeliveryFailure } from './delivery-types'

const email = {
  from: 'Sito <sito@example.org>',
  to: ['contatti@example.org'],
  replyTo: 'maria@example.org',
  subject: 'Messaggio',
  html: '<p>Ciao</p>',
  text: 'Ciao',
}

function request(changes: Partial<DeliveryRequest> = {}): DeliveryRequest {
  const deadline = deadlineIn(20_000)
  return { key: 'contact/abc', email, deadline, ...changes }
}

async function withResend(
  run: (resend: FakeResend, deliver: ReturnType<typeof createResendDelivery>) => Promise<void>,
): Promise<void> {
  const resend = await startResend()
  const deliver = createResendDelivery({ apiKey: 're_fake', baseUrl: resend.url, pause: 5 })
  await run(resend, deliver).finally(() => resend.close())
}

const accepted: Delivery = { outcome: 'accepted' }
const failed = (reason: DeliveryFailure): Delivery => ({ outcome: 'failed', reason })
const unknown = (reason: DeliveryFailure): Delivery => ({ outcome: 'unknown', reason })
const times = (count: number, fault: ResendFault) => Array.from({ length: count }, () => fault)
const acceptedThenCut: ResendFault = { kind: 'accept-then-cut' }

test.each<[string, ResendFault[], Delivery]>([
  ['all is well', [], accepted],
  ['two server errors', times(2, { kind: 'server-error' }), accepted],
  ['accepted, then cut', [acceptedThenCut], accepted],
  ['silent at first', [{ kind: 'hang' }], accepted],
  ['down', times(3, { kind: 'server-error' }), unknown('unreachable')],
  ['behind a proxy that is down', times(3, { kind: 'html-error' }), unknown('unreachable')],
  ['cut each time', times(3, { kind: 'cut' }), unknown('unreachable')],
  ['silent', times(3, { kind: 'hang' }), unknown('unreachable')],
  ['a success without an id', times(3, { kind: 'success-without-id' }), unknown('unreachable')],
  ['too fast', times(3, { kind: 'rate-limit', retryAfter: 0 }), failed('rate-limit')],
  ['a long wait asked', [{ kind: 'rate-limit', retryAfter: 60 }], failed('rate-limit')],
  ['daily quota', [{ kind: 'daily-quota' }], failed('quota')],
  ['monthly quota', [{ kind: 'monthly-quota' }], failed('quota')],
  ['bad key', [{ kind: 'bad-key' }], failed('key')],
  ['not let in', [{ kind: 'unauthorized' }], failed('key')],
  ['rejected as it is', [{ kind: 'validation' }], failed('rejected')],
  ['accepted, cut three times', times(3, acceptedThenCut), unknown('unreachable')],
  ['accepted, then an error', times(3, { kind: 'accept-then-error' }), unknown('unreachable')],
  [
    'accepted, then cut, then too fast',
    [acceptedThenCut, { kind: 'rate-limit', retryAfter: 60 }],
    unknown('rate-limit'),
  ],
  [
    'accepted, then cut, then rejected',
    [acceptedThenCut, { kind: 'validation' }],
    unknown('rejected'),
  ],
])('%s: told as it is, not tried in vain, and sent once', async (_, faults, delivery) => {
  await withResend(async (resend, deliver) => {
    resend.control({ faults })
    const silent = faults.some(({ kind }) => kind === 'hang')
    const changes = silent ? { deadline: deadlineIn(2000) } : {}
    const startedAt = performance.now()
    expect(await deliver(request(changes))).toEqual(delivery)
    expect(performance.now() - startedAt).toBeLessThan(6000)
    expect(resend.requests()).toBe(faults.length + (delivery === accepted ? 1 : 0))
    if (delivery.outcome === 'failed') expect(resend.emails()).toHaveLength(0)
    expect(await deliver(request())).toEqual(accepted)
    expect(resend.emails()).toHaveLength(1)
  })
})

test('retry-after is obeyed', async () => {
  await withResend(async (resend, deliver) => {
    resend.control({ faults: [{ kind: 'rate-limit', retryAfter: 1 }] })
    const startedAt = performance.now()
    expect(await deliver(request({ deadline: deadlineIn(3000) }))).toEqual(accepted)
    expect(performance.now() - startedAt).toBeGreaterThan(950)
  })
})

test('no secure connection comes about: as far as we can tell, not known', async () => {
  await withResend(async (resend) => {
    const baseUrl = resend.url.replace('http:', 'https:')
    const deliver = createResendDelivery({ apiKey: 're_fake', baseUrl, pause: 1 })
    expect(await deliver(request())).toEqual(unknown('unreachable'))
    expect(resend.requests()).toBe(0)
  })
})

test('accepted, then cut, and then nothing listens any more: not known', async () => {
  await withResend(async (resend) => {
    const settings = { apiKey: 're_fake', baseUrl: resend.url, pause: 200 }
    resend.control({ faults: [acceptedThenCut] })
    const delivery = createResendDelivery(settings)(request())
    await vi.waitFor(() => expect(resend.emails()).toHaveLength(1))
    await resend.close()
    expect(await delivery).toEqual(unknown('unreachable'))
  })
})

test('several instances with one key wait for the one that is under way', async () => {
  await withResend(async (resend) => {
    const settings = { apiKey: 're_fake', baseUrl: resend.url, pause: 20 }
    const instances = [1, 2, 3].map(() => createResendDelivery(settings))
    resend.control({ faults: [{ kind: 'accept-late', milliseconds: 50 }] })
    const results = await Promise.all(instances.map((deliver) => deliver(request())))
    expect(results).toEqual([accepted, accepted, accepted])
    expect(resend.emails()).toHaveLength(1)
  })
})

test('a key that went out with other words proves nothing, either way', async () => {
  await withResend(async (resend, deliver) => {
    await deliver(request({ email: { ...email, text: 'Altro' } }))
    expect(await deliver(request())).toEqual(unknown('conflict'))
    expect(resend.requests()).toBe(2)
    expect(resend.emails()).toHaveLength(1)
  })
})

test('a key that is in use all the time: not known', async () => {
  await withResend(async (resend) => {
    const settings = { apiKey: 're_fake', baseUrl: resend.url, pause: 5 }
    resend.control({ faults: [{ kind: 'accept-late', milliseconds: 1500 }] })
    const first = createResendDelivery(settings)(request())
    await vi.waitFor(() => expect(resend.requests()).toBe(1))
    expect(await createResendDelivery(settings)(request())).toEqual(unknown('conflict'))
    expect(await first).toEqual(accepted)
  })
})
