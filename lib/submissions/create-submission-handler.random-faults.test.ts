import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { expect, test, vi } from 'vitest'
import { hasRedis } from '@/scripts/test-programs.mjs'
import { randomResendFaults, randomVerifierModes } from '@/testing/fakes/random-faults'
import { fakeToken } from '@/testing/fakes/recaptcha'
import { startRedis } from '@/testing/fakes/redis'
import type { ResendFault } from '@/testing/fakes/resend'
import { seededRandom } from '@/testing/seeded-random'
import { startHandlers } from '@/testing/start-handlers'
import { submission } from '@/testing/submissions'
import { formNames, forms } from '../forms/forms'
import { createMemoryStore } from '../submission-store/memory-store'
import { connectRedisStore } from '../submission-store/redis-store'

const sequences = Number(process.env.FAULT_SEQUENCES ?? 60)
const lanes = 4
const faultyPresses = 6
// With time limits as short as here a busy machine is one more fault: it gets more presses.
const mostPresses = 40

const resendFaults: readonly ResendFault[] = [
  ...randomResendFaults,
  { kind: 'rate-limit', retryAfter: 5 },
  { kind: 'accept-late', milliseconds: 30 },
  { kind: 'accept-late', milliseconds: 400 },
]

type Instance = Awaited<ReturnType<typeof startHandlers>>

/** Makes Redis refuse to write, forget, hang for a while, or work again. */
type RedisFault = 'read-only' | 'emptied' | 'slow' | 'well'
const redisFaults: readonly RedisFault[] = ['read-only', 'emptied', 'slow', 'well']

async function disturb(redis: Redis, fault: RedisFault): Promise<void> {
  if (fault === 'slow') return void (await redis.call('CLIENT', 'PAUSE', '40', 'ALL'))
  if (fault === 'read-only') return void (await redis.replicaof('127.0.0.1', '1'))
  await redis.replicaof('NO', 'ONE')
  if (fault === 'emptied') await redis.flushall()
}

/** What is said of a message; what the page makes of it: components/forms/submission-client.test.ts. */
type Code = 'sent' | 'delivery-unknown' | 'delivery-failed' | 'captcha-failed'

/** How often each was said, and how often a message failed that the provider has taken. */
type Tally = Record<Code | 'wrong', number>

const newTally = (): Tally => ({
  sent: 0,
  'delivery-unknown': 0,
  'delivery-failed': 0,
  'captcha-failed': 0,
  wrong: 0,
})

const timeouts = { timeLimit: 300, verifierTimeout: 60, retryPause: 3 }

/** One visitor against random faults, pressing until it works. */
async function runSequence(
  instances: readonly [Instance, Instance],
  seed: number,
  tally: Tally,
  redis?: Redis,
): Promise<void> {
  const [site] = instances
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const draw = <T>(list: readonly T[]) => Array.from({ length: 9 }, () => pick(list))
  site.resend.control({ reset: true, faults: draw(resendFaults) })
  site.verifier.control({ reset: true, modes: draw(randomVerifierModes) })

  const form = pick(formNames)
  const marker = randomUUID()
  const story = '🦩'.repeat(Math.floor(random() * 4900))
  const filled = submission(form, { message: `${marker} ${story}` })
  // A try of the sequence before, given up long ago, may still arrive late: it is not ours.
  const emails = () => site.resend.emails().filter(({ text }) => text.includes(marker)).length
  const isTaken = () => site.resend.texts().some((text) => text.includes(marker))
  const press = async (instance: Instance) => {
    const token = random() < 0.2 ? null : fakeToken(forms[form].captchaAction)
    const answer = await instance.post(form, filled, { token })
    const { code = 'sent' }: { code?: Code } = await answer.json()
    expect([answer.status, code]).toBeOneOf([
      [200, 'sent'],
      [502, 'delivery-unknown'],
      [502, 'delivery-failed'],
      [403, 'captcha-failed'],
    ])
    tally[code] += 1
    // Of what has arrived, or is about to, neither may be said.
    if (/failed/.test(code) && isTaken()) tally.wrong += 1
    return code
  }
  const endFaults = () => {
    site.resend.control({ faults: [] })
    site.verifier.control({ modes: [] })
  }
  let confirmed = false
  for (let presses = 0; presses < mostPresses && !confirmed; presses += 1) {
    if (presses === faultyPresses) endFaults()
    const atOnce = random() < 0.2 ? 2 : 1
    if (redis) await disturb(redis, presses < faultyPresses ? pick(redisFaults) : 'well')
    // As when nginx turns to the other one: what an earlier press began there is known here, by Redis.
    const instance = redis ? site : pick(instances)
    const codes = await Promise.all(Array.from({ length: atOnce }, () => press(instance)))
    confirmed = codes.includes('sent')
    // Nothing falsely confirmed.
    if (confirmed) expect(emails()).toBe(1)
    // Nothing doubled.
    expect(emails()).toBeLessThanOrEqual(1)
  }
  // Nothing lost.
  expect(confirmed).toBe(true)
  // And still nothing doubled or denied when it is sent once more.
  await press(redis ? site : pick(instances))
  endFaults()
  await press(redis ? site : pick(instances))
  expect(emails()).toBe(1)
}

test.runIf(hasRedis())(
  'nor when Redis fails by half, for an instance that goes on',
  async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    vi.spyOn(console, 'error').mockReturnValue()
    const tally = newTally()
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const server = await startRedis()
        const redis = new Redis(server.url)
        const store = await connectRedisStore(server.url, createMemoryStore(), {
          connect: 5000,
          command: 60,
        })
        const site = await startHandlers({ timeouts: { ...timeouts, store } })
        for (let seed = lane; seed < sequences; seed += lanes) {
          await runSequence([site, site], seed, tally, redis).catch((error) => {
            throw new Error(`Sequence ${seed}`, { cause: error })
          })
        }
        redis.disconnect()
        store.close()
        await Promise.all([site.close(), server.stop()])
      }),
    )
    expect(tally.wrong).toBe(0)
    expect(tally.sent).toBeGreaterThan(sequences / 20)
  },
  600_000,
)

test('nothing lost, doubled, falsely confirmed or falsely denied by two instances over random fault sequences', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const tally = newTally()
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const store = createMemoryStore()
      const site = await startHandlers({ timeouts: { ...timeouts, store } })
      const other = await startHandlers({
        timeouts: { ...timeouts, store },
        variables: {
          RESEND_BASE_URL: site.resend.url,
          RECAPTCHA_VERIFY_URL: site.verifier.url,
        },
      })
      for (let seed = lane; seed < sequences; seed += lanes) {
        await runSequence([site, other], seed, tally).catch((error) => {
          throw new Error(`Sequence ${seed}`, { cause: error })
        })
      }
      await Promise.all([site.close(), other.close()])
    }),
  )
  expect(tally.wrong).toBe(0)
  // The faults were real ones: presses failed in every way. A busy machine has more of some than others.
  for (const code of ['delivery-failed', 'delivery-unknown', 'captcha-failed'] as const) {
    expect(tally[code]).toBeGreaterThan(sequences / 200)
  }
}, 600_000)
