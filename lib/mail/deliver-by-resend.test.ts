import { expect, test, vi } from 'vitest'
import { startResend, type ResendFault, type FakeResend } from '@/testing/fakes/resend'
import { freePort } from '@/testing/free-port'
import { deadlineIn } from '../time/deadline'
import { createResendDelivery } from './deliver-by-resend'
import type { DeliveryRequest, Delivery, DeliveryFailure } from './mail'

vi.setConfig({ testTimeout: 30_000 })

/** Long enough for an answer, short enough to wait for one that never comes. */
const short = () => deadlineIn(2000)

const mail = {
  from: 'Sito <sito@example.org>',
  to: ['contatti@example.org'],
  replyTo: 'maria@example.org',
  subject: 'Messaggio',
  html: '<p>Ciao</p>',
  text: 'Ciao',
}

function request(changes: Partial<DeliveryRequest> = {}): DeliveryRequest {
  const deadline = deadlineIn(20_000)
  return {
    key: 'contact/abc',
    mail,
    otherSubject: '[Non verificato] Messaggio',
    deadline,
    ...changes,
  }
}

async function withResend(
  run: (resend: FakeResend, deliver: ReturnType<typeof createResendDelivery>) => Promise<void>,
): Promise<void> {
  const resend = await startResend()
  const deliver = createResendDelivery({ apiKey: 're_fake', baseUrl: resend.url, pause: 5 })
  await run(resend, deliver).finally(() => resend.close())
}

const accepted: Delivery = { outcome: 'accepted' }
const refused = (reason: DeliveryFailure): Delivery => ({ outcome: 'refused', reason })
const unknown = (reason: DeliveryFailure): Delivery => ({ outcome: 'unknown', reason })
const none: ResendFault = { kind: 'none' }
const times = (count: number, fault: ResendFault) => Array.from({ length: count }, () => fault)

test.each<[string, ResendFault[], Delivery, requests: number, emails: number]>([
  ['all is well', [], accepted, 1, 1],
  ['one server error', [{ kind: 'server-error' }], accepted, 2, 1],
  ['two server errors', [{ kind: 'server-error' }, { kind: 'server-error' }], accepted, 3, 1],
  ['a proxy error page', [{ kind: 'html-error' }], accepted, 2, 1],
  ['a success that is no answer', [{ kind: 'html-success' }], accepted, 2, 1],
  ['a cut connection', [{ kind: 'cut' }], accepted, 2, 1],
  ['accepted, then cut', [{ kind: 'accept-then-cut' }], accepted, 2, 1],
  ['accepted, then silent', [{ kind: 'accept-then-hang' }], accepted, 2, 1],
  ['silent at first', [{ kind: 'hang' }], accepted, 2, 1],
  ['too fast', [{ kind: 'rate-limit', retryAfter: 0 }], accepted, 2, 1],
  ['too fast, no hint', [{ kind: 'rate-limit' }], accepted, 2, 1],
])('%s: delivered once', async (_, faults, delivery, requests, emails) => {
  await withResend(async (resend, deliver) => {
    resend.control({ faults })
    const silent = faults.some(({ kind }) => kind.endsWith('hang'))
    const changes = silent ? { deadline: short() } : {}
    expect(await deliver(request(changes))).toEqual(delivery)
    expect(resend.requests()).toBe(requests)
    expect(resend.emails()).toHaveLength(emails)
  })
})

test.each<[string, ResendFault, Delivery, requests: number]>([
  ['down', { kind: 'server-error' }, unknown('unreachable'), 3],
  ['behind a proxy that is down', { kind: 'html-error' }, unknown('unreachable'), 3],
  ['cut each time', { kind: 'cut' }, unknown('unreachable'), 3],
  ['silent', { kind: 'hang' }, unknown('unreachable'), 3],
  ['a success that is no answer', { kind: 'html-success' }, unknown('unreachable'), 3],
  ['too fast', { kind: 'rate-limit', retryAfter: 0 }, refused('rate-limit'), 3],
  ['a long wait asked', { kind: 'rate-limit', retryAfter: 60 }, refused('rate-limit'), 1],
  ['daily quota', { kind: 'daily-quota' }, refused('quota'), 1],
  ['monthly quota', { kind: 'monthly-quota' }, refused('quota'), 1],
  ['bad key', { kind: 'bad-key' }, refused('key'), 1],
  ['not let in', { kind: 'unauthorized' }, refused('key'), 1],
  ['refused as it is', { kind: 'validation' }, refused('rejected'), 1],
])(
  '%s: not delivered, within the time limit, and not tried in vain',
  async (_, fault, delivery, requests) => {
    await withResend(async (resend, deliver) => {
      resend.control({ lasting: fault })
      const startedAt = performance.now()
      const changes = fault.kind === 'hang' ? { deadline: short() } : {}
      expect(await deliver(request(changes))).toEqual(delivery)
      expect(performance.now() - startedAt).toBeLessThan(6000)
      expect(resend.requests()).toBe(requests)
      expect(resend.emails()).toHaveLength(0)
      resend.control({ lasting: none })
      expect(await deliver(request())).toEqual(accepted)
      expect(resend.emails()).toHaveLength(1)
    })
  },
)

test('retry-after is obeyed', async () => {
  await withResend(async (resend, deliver) => {
    resend.control({ faults: [{ kind: 'rate-limit', retryAfter: 1 }] })
    const startedAt = performance.now()
    expect(await deliver(request({ deadline: deadlineIn(3000) }))).toEqual(accepted)
    expect(performance.now() - startedAt).toBeGreaterThan(950)
  })
})

const acceptedThenCut: ResendFault = { kind: 'accept-then-cut' }

test.each<[string, ResendFault[], DeliveryFailure]>([
  ['cut three times', times(3, acceptedThenCut), 'unreachable'],
  ['then silent', times(3, { kind: 'accept-then-hang' }), 'unreachable'],
  ['then an error', times(3, { kind: 'accept-then-error' }), 'unreachable'],
  ["then its proxy's error", times(3, { kind: 'accept-then-html' }), 'unreachable'],
  [
    'then cut, then too fast',
    [acceptedThenCut, { kind: 'rate-limit', retryAfter: 60 }],
    'rate-limit',
  ],
  ['then cut, then over its quota', [acceptedThenCut, { kind: 'daily-quota' }], 'quota'],
  ['then cut, then refusing our key', [acceptedThenCut, { kind: 'bad-key' }], 'key'],
  ['then cut, then refusing it', [acceptedThenCut, { kind: 'validation' }], 'rejected'],
])('accepted, %s: not known, until a later press is told', async (_, faults, reason) => {
  await withResend(async (resend, deliver) => {
    resend.control({ faults })
    const silent = faults.some(({ kind }) => kind.endsWith('hang'))
    const changes = silent ? { deadline: short() } : {}
    expect(await deliver(request(changes))).toEqual(unknown(reason))
    expect(resend.requests()).toBe(faults.length)
    expect(await deliver(request())).toEqual(accepted)
    expect(resend.emails()).toHaveLength(1)
  })
})

test.each(['http', 'https'])('%s, and nothing listens: surely not delivered', async (protocol) => {
  const baseUrl = `${protocol}://127.0.0.1:${await freePort()}`
  const deliver = createResendDelivery({ apiKey: 'k', baseUrl, pause: 1 })
  expect(await deliver(request())).toEqual(refused('unreachable'))
})

test('no secure connection comes about: surely not delivered', async () => {
  await withResend(async (resend) => {
    const baseUrl = resend.url.replace('http:', 'https:')
    const deliver = createResendDelivery({ apiKey: 're_fake', baseUrl, pause: 1 })
    expect(await deliver(request())).toEqual(refused('unreachable'))
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

test('a wrong key of ours is not tried again', async () => {
  await withResend(async (resend) => {
    const deliver = createResendDelivery({ apiKey: 'wrong', baseUrl: resend.url })
    expect(await deliver(request())).toEqual(refused('key'))
    expect(resend.requests()).toBe(1)
  })
})

test('one key is one e-mail, however often and however many at a time', async () => {
  await withResend(async (resend, deliver) => {
    const results = await Promise.all([1, 2, 3].map(() => deliver(request())))
    expect(results).toEqual([accepted, accepted, accepted])
    expect(resend.requests()).toBe(1)
    expect(await deliver(request())).toEqual(accepted)
    expect(resend.emails()).toHaveLength(1)
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

test('a message that went out under its other subject is known to have gone out', async () => {
  await withResend(async (resend, deliver) => {
    const marked = { ...mail, subject: '[Non verificato] Messaggio' }
    await deliver(request({ mail: marked, otherSubject: mail.subject }))
    expect(await deliver(request())).toEqual(accepted)
    expect(resend.emails().map(({ subject }) => subject)).toEqual([marked.subject])
  })
})

test('a key that went out with other words proves nothing, either way', async () => {
  await withResend(async (resend, deliver) => {
    await deliver(request({ mail: { ...mail, text: 'Altro' } }))
    expect(await deliver(request())).toEqual(unknown('conflict'))
    expect(resend.requests()).toBe(3)
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
