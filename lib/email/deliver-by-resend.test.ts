import { expect, test, vi } from 'vitest'
import { startResend, type ResendFault, type FakeResend } from '@/testing/fakes/resend'
import { freePort } from '@/testing/free-port'
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
  return { key: 'contact/abc', email, deadline, isFirst: true, ...changes }
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
  ['rejected as it is', [{ kind: 'other-validation' }], failed('rejected')],
  ['accepted, cut three times', times(3, acceptedThenCut), unknown('unreachable')],
  ['accepted, then an error', times(3, { kind: 'accept-then-error' }), unknown('unreachable')],
  [
    'accepted, then cut, then too fast',
    [acceptedThenCut, { kind: 'rate-limit', retryAfter: 60 }],
    unknown('rate-limit'),
  ],
  [
    'accepted, then cut, then rejected',
    [acceptedThenCut, { kind: 'other-validation' }],
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

test.each([
  ['nothing that is encrypted', (url: string) => url.replace('http:', 'https:')],
  ['nothing at all', async () => `http://127.0.0.1:${await freePort()}`],
  ['no such name', () => 'http://nobody.invalid'],
])('where there is %s, nothing was sent', async (_, urlFrom) => {
  await withResend(async (resend) => {
    const baseUrl = await urlFrom(resend.url)
    const deliver = createResendDelivery({ apiKey: 're_fake', baseUrl, pause: 1 })
    expect(await deliver(request())).toEqual(failed('unreachable'))
    expect(resend.requests()).toBe(0)
  })
})

test.each([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
])('a connection that ends with %s has taken nothing', async (code) => {
  const cause = Object.assign(new Error('no'), { code })
  const fetching = vi.spyOn(globalThis, 'fetch')
  fetching.mockRejectedValue(new TypeError('fetch failed', { cause }))
  const deliver = createResendDelivery({
    apiKey: 're_fake',
    baseUrl: 'https://a.invalid',
    pause: 1,
  })
  expect(await deliver(request())).toEqual(failed('unreachable'))
  expect(fetching).toHaveBeenCalledTimes(3)
  fetching.mockRestore()
})

test('an address that the provider dislikes keeps no message back: it goes out without', async () => {
  await withResend(async (resend, deliver) => {
    const disliked = request({ email: { ...email, replyTo: 'maria@ex..it,' } })
    expect(await deliver(disliked)).toEqual(accepted)
    expect(await deliver(disliked)).toEqual(accepted)
    expect(resend.emails()).toHaveLength(1)
    expect(resend.emails()[0]).toMatchObject({ text: 'Ciao' })
    expect(resend.emails()[0]?.reply_to).toBeUndefined()
  })
})

test.each([
  ['an earlier press', { isFirst: false }, [], failed('reply-to')],
  ['a try before', {}, [acceptedThenCut], unknown('reply-to')],
])(
  'what may have arrived by %s does not go out in other words',
  async (_, changes, faults, told) => {
    await withResend(async (resend, deliver) => {
      const before: ResendFault[] = [...faults, { kind: 'validation' }]
      resend.control({ faults: before })
      expect(await deliver(request(changes))).toEqual(told)
      expect(resend.emails()).toHaveLength(faults.length)
    })
  },
)

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
