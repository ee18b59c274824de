import { describe, expect, test, vi } from 'vitest'
import { hasRedis } from '@/scripts/test-programs.mjs'
import { fakeToken } from '@/testing/fakes/recaptcha'
import { startRedis } from '@/testing/fakes/redis'
import { formRequest, startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { formNames, forms } from '../forms/forms'
import { createMemoryStore } from '../submission-store/memory-store'
import { connectRedisStore } from '../submission-store/redis-store'

// The numbers: lib/rate-limits/create-rate-limits.test.ts.

vi.spyOn(process.stdout, 'write').mockReturnValue(true)

const ten = { RATE_LIMIT_PER_HOUR: '10' }
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

test('X-Forwarded-For spoofed without a proxy: ten accepted, of each form', async () => {
  const site = await startHandlers({ variables: { ...ten, TRUSTED_PROXY_HOPS: '0' } })
  for (const form of formNames) {
    const statuses: number[] = []
    for (let index = 0; index < 12; index += 1) {
      const address = `203.0.113.${index}`
      statuses.push((await site.post(form, submission(form), from(address))).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  }
  await site.close()
  expect(site.resend.emails()).toHaveLength(20)
})

test('of those without a token three a day are accepted, and the fourth is told when', async () => {
  const site = await startHandlers({ variables: ten })
  const send = () => site.post('contact', submission('contact'), { token: null })
  const statuses = [await send(), await send(), await send()].map(({ status }) => status)
  const limited = await send()
  await site.close()
  expect([...statuses, limited.status]).toEqual([200, 200, 200, 429])
  const { retryAfter } = await limited.json()
  expect(retryAfter).toBeGreaterThan(23 * 3600)
  expect(limited.headers.get('retry-after')).toBe(String(retryAfter))
})

test('a thousand empty requests of one home keep nobody from sending, with a token or without', async () => {
  const site = await startHandlers({ variables: ten })
  for (let index = 0; index < 1000; index += 1) {
    const headers = { 'X-Forwarded-For': `2001:db8:1:${(index % 17).toString(16)}::1` }
    const answer = await site.handlers.contact.POST(formRequest('contact', '{}', headers))
    expect(answer.status).toBe(400)
  }
  const startedAt = performance.now()
  const person = from('2001:db8:2::1')
  expect((await site.post('contact', submission('contact'), person)).status).toBe(200)
  const second = await site.post('contact', submission('contact'), { ...person, token: null })
  expect(second.status).toBe(200)
  expect(performance.now() - startedAt).toBeLessThan(1000)
  await site.close()
})

test('whoever has sent all that one home may send keeps nobody from sending', async () => {
  const site = await startHandlers({ variables: ten })
  const statuses = new Set<number>()
  for (let index = 0; index < 120; index += 1) {
    const home = from(`2001:db8:1:${index.toString(16)}::1`)
    const token = index % 2 ? null : undefined
    statuses.add((await site.post('contact', submission('contact'), { ...home, token })).status)
  }
  expect([...statuses].sort()).toEqual([200, 429])
  for (const token of [null, undefined, null]) {
    const answer = await site.post('contact', submission('contact'), {
      ...from('203.0.113.7'),
      token,
    })
    expect(answer.status).toBe(200)
  }
  await site.close()
})

test('when the verifier was asked too often for one home, its messages come unverified', async () => {
  const site = await startHandlers({ variables: ten })
  const send = (token: string) =>
    site.post('contact', submission('contact'), { ...from('203.0.113.9'), token })
  for (let index = 0; index < 30; index += 1) expect((await send('junk')).status).toBe(403)
  expect((await send('junk')).status).toBe(200)
  expect(site.verifier.requests()).toBe(30)
  await site.close()
})

/** Two instances of the site that share what they know, a verifier and a mail provider. */
async function startTwo(store = createMemoryStore(), variables = {}) {
  const timeouts = { store, retryPause: 5 }
  const first = await startHandlers({ variables, timeouts })
  const servers = {
    RESEND_BASE_URL: first.resend.url,
    RECAPTCHA_VERIFY_URL: first.verifier.url,
  }
  const second = await startHandlers({ variables: { ...variables, ...servers }, timeouts })
  const close = () => Promise.all([first.close(), second.close()])
  return { first, second, close }
}

test('an instance that dies once the provider has taken a message: the other one knows, 20 of 20', async () => {
  const { first, second, close } = await startTwo()
  const dead: Promise<unknown>[] = []
  for (let index = 0; index < 20; index += 1) {
    const form = formNames[index % formNames.length] ?? 'contact'
    const filled = submission(form)
    const token = fakeToken(forms[form].captchaAction)
    // For the other one, what never answers again is as good as dead.
    first.resend.control({ faults: [{ kind: 'accept-then-hang' }] })
    dead.push(first.post(form, filled, { token }))
    await vi.waitFor(() => expect(first.resend.emails()).toHaveLength(index + 1))
    const answer = await second.post(form, filled, { token })
    expect([answer.status, await answer.json()]).toMatchObject([200, { ok: true }])
  }
  await Promise.all(dead)
  expect(first.resend.emails()).toHaveLength(20)
  await close()
}, 30_000)

test('what was accepted stays so in the other instance, also while the provider is down', async () => {
  const { first, second, close } = await startTwo()
  const filled = submission('contact')
  const token = fakeToken(forms.contact.captchaAction)
  const answers = [await first.post('contact', filled, { token })]
  first.resend.control({ lasting: { kind: 'bad-key' } })
  answers.push(await second.post('contact', filled, { token }))
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()))
  // Whole: a failure then says which it was.
  expect([one, other]).toEqual(Array(2).fill({ ok: true, reference: expect.any(String) }))
  expect(one).toEqual(other)
  expect(one.reference).toMatch(/^[\dA-F]{8}$/)
  expect(filled.submissionId).not.toContain(one.reference.toLowerCase())
  await close()
})

test('a double press while the provider rejects it fails, and so does the next', async () => {
  const site = await startHandlers()
  site.resend.control({ lasting: { kind: 'bad-key' } })
  const filled = submission('contact')
  const press = async () => (await (await site.post('contact', filled)).json()).code
  expect(await Promise.all([press(), press()])).toEqual(['delivery-failed', 'delivery-failed'])
  expect(await press()).toBe('delivery-failed')
  await site.close()
})

describe.runIf(hasRedis())('with Redis', () => {
  test('thirty pairs of equal requests without a token pass no limit', async () => {
    const redis = await startRedis()
    const patient = { connect: 5000, command: 5000 }
    const store = await connectRedisStore(redis.url, createMemoryStore(), patient)
    const { first, second, close } = await startTwo(store, ten)
    const pairs = Array.from({ length: 30 }, () => submission('contact'))
    const sent = await Promise.all(
      pairs.flatMap((filled) =>
        [first, second].map((site) => site.post('contact', filled, { token: null })),
      ),
    )
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(54)
    expect(first.resend.emails()).toHaveLength(3)
    store.close()
    await close()
    await redis.stop()
  }, 30_000)
})
