import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasRedis } from '@/scripts/test-programs.mjs'
import { noRedis, startRedis, type RedisServer } from '@/testing/fakes/redis'
import { createMemoryStore } from '../submission-store/memory-store'
import { connectRedisStore } from '../submission-store/redis-store'
import type { Mark, SubmissionStore } from '../submission-store/submission-store'
import type { Networks } from './client-networks'
import { createRateLimits, type RateLimits } from './create-rate-limits'

const hour = 3600
const day = 24 * hour
const patient = { connect: 5000, command: 5000 }

let made = 0
const newKey = () => `contact/${(made += 1)}`
const newClient = (): Networks => {
  const name = `client ${(made += 1)}`
  return [name, name, name]
}

/** Devices of one household, and households of one origin. */
const newDevice = ([, household, origin]: Networks): Networks => [
  `device ${(made += 1)}`,
  household,
  origin,
]
const newHousehold = ([, , origin]: Networks): Networks => {
  const name = `household ${(made += 1)}`
  return [name, name, origin]
}

/** How many of `count` new messages are admitted. */
async function admitted(
  limits: RateLimits,
  count: number,
  networks: () => Networks,
  { form = `form ${made}`, mark = 'verified' as Mark } = {},
) {
  let found = 0
  for (let index = 0; index < count; index += 1) {
    const answer = await limits.admit(newKey(), mark, { form, networks: networks() })
    if (!('wait' in answer)) found += 1
  }
  return found
}

let redis: RedisServer | undefined
beforeAll(async () => {
  if (hasRedis()) redis = await startRedis()
})
afterAll(() => redis?.stop())

const stores: [string, () => Promise<SubmissionStore>][] = [
  ['in memory', async () => createMemoryStore()],
]
// Where there is no Redis, the end of the run says that these were left out; in CI it fails.
if (hasRedis()) {
  stores.push([
    'with Redis',
    () => connectRedisStore(redis?.url ?? '', createMemoryStore(), patient),
  ])
}

describe.each(stores)('%s', (_, newStore) => {
  test('a device has ten an hour, its household twenty, its origin thirty a day', async () => {
    const limits = createRateLimits(10, await newStore())
    const client = newClient()
    const form = `form ${made}`
    expect(await admitted(limits, 12, () => client, { form })).toBe(10)
    expect(await admitted(limits, 12, () => newDevice(client), { form })).toBe(10)
    expect(await admitted(limits, 12, () => newHousehold(client), { form })).toBe(10)
    expect(await admitted(limits, 1, newClient, { form })).toBe(1)
    const sender = { form, networks: client }
    expect(await limits.admit(newKey(), 'verified', sender)).toEqual({
      wait: expect.closeTo(day, -2),
    })
  })

  test('not verified: three a day for a device, six for its origin, and the form stays open', async () => {
    const limits = createRateLimits(10, await newStore())
    const client = newClient()
    const mark = 'unverified'
    const form = `form ${made}`
    expect(await admitted(limits, 9, () => client, { form, mark })).toBe(3)
    expect(await admitted(limits, 99, () => newHousehold(client), { form, mark })).toBe(3)
    expect(await admitted(limits, 9, newClient, { form, mark })).toBe(9)
    expect(await admitted(limits, 9, () => client, { form })).toBe(9)
    expect(await admitted(limits, 1, () => client, { form: 'other', mark })).toBe(1)
  })

  test('those who come again get half of what there is: the rest is for those who come first', async () => {
    const limits = createRateLimits(10, await newStore())
    const form = `form ${made}`
    const crowd = Array.from({ length: 10 }, newClient)
    let turn = 0
    const inTurn = () => crowd[(turn += 1) % crowd.length] as Networks
    const mark = 'unverified'
    expect(await admitted(limits, 60, inTurn, { form, mark })).toBe(20)
    expect(await admitted(limits, 60, newClient, { form, mark })).toBe(20)
    turn = 0
    const other = { form: `other ${form}` }
    expect(await admitted(limits, 120, inTurn, other)).toBe(50)
    expect(await admitted(limits, 120, newClient, other)).toBe(50)
  })

  test('tries of one message count once, and keep the mark of the first', async () => {
    const store = await newStore()
    const limits = createRateLimits(2, store)
    const sender = { form: `form ${made}`, networks: newClient() }
    const key = newKey()
    expect(await store.find(key)).toBeUndefined()
    for (let index = 0; index < 9; index += 1) {
      expect(await limits.admit(key, index ? 'verified' : 'unverified', sender)).toEqual({
        mark: 'unverified',
        outcome: index ? 'unknown' : 'failed',
      })
    }
    expect(await admitted(limits, 3, () => sender.networks, sender)).toBe(2)
  })

  test('what is known of a message: nothing takes back that it was accepted, or may have been', async () => {
    const store = await newStore()
    const limits = createRateLimits(100, store)
    const sender = { form: `form ${made}`, networks: newClient() }
    const run = async (...steps: ('begin' | 'accepted' | 'failed' | 'unknown')[]) => {
      const key = newKey()
      let last: unknown
      for (const step of steps) {
        last =
          step === 'begin'
            ? await limits.admit(key, 'verified', sender)
            : await store.settle(key, 'verified', step)
      }
      return last
    }
    expect(await run('begin', 'failed')).toBe('failed')
    expect(await run('begin', 'failed', 'begin', 'failed')).toBe('failed')
    expect(await run('begin', 'unknown', 'begin', 'failed')).toBe('unknown')
    expect(await run('begin', 'begin', 'accepted', 'unknown')).toBe('accepted')
    expect(await run('begin', 'begin', 'accepted', 'failed')).toBe('accepted')
    // Another try is still under way: nobody knows yet.
    expect(await run('begin', 'begin', 'failed')).toBe('unknown')
    expect(await run('begin', 'begin', 'failed', 'failed')).toBe('failed')
    expect(await run('begin', 'accepted', 'begin')).toEqual({
      mark: 'verified',
      outcome: 'accepted',
    })
  })
})

test('what is over is forgotten', async () => {
  let now = 0
  const store = createMemoryStore(() => now)
  const limits = createRateLimits(1, store)
  const sender = { form: 'contact', networks: newClient() }
  await limits.admit('contact/old', 'verified', sender)
  expect(await limits.admit(newKey(), 'verified', sender)).toEqual({ wait: hour })
  now += hour * 1000
  expect(await limits.admit(newKey(), 'verified', sender)).toHaveProperty('mark')
  now += day * 1000
  expect(await store.find('contact/old')).toBeUndefined()
})

test('without Redis the limits hold in memory, and nobody waits for it', async () => {
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  const store = await connectRedisStore(await noRedis(), createMemoryStore())
  const client = newClient()
  const startedAt = performance.now()
  expect(await admitted(createRateLimits(10, store), 12, () => client, { form: 'contact' })).toBe(
    10,
  )
  expect(performance.now() - startedAt).toBeLessThan(3000)
  expect(errors.mock.calls).toEqual([['Rate limits: Redis is away, counting in memory']])
  store.close()
  errors.mockRestore()
})

test.runIf(hasRedis())(
  'when it goes away, or stops answering, memory takes over',
  async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const [gone, frozen] = await Promise.all([startRedis(), startRedis()])
    for (const [server, end] of [
      [gone, () => gone.stop()],
      [frozen, () => frozen.freeze()],
    ] as const) {
      const store = await connectRedisStore(server.url, createMemoryStore(), {
        ...patient,
        command: 500,
      })
      const limits = createRateLimits(10, store)
      const client = newClient()
      expect(await admitted(limits, 4, () => client, { form: 'contact' })).toBe(4)
      await end()
      const startedAt = performance.now()
      expect(await admitted(limits, 1, () => client, { form: 'contact' })).toBe(1)
      expect(performance.now() - startedAt).toBeLessThan(4000)
      store.close()
    }
    await frozen.stop()
    errors.mockRestore()
  },
  20_000,
)

describe.runIf(hasRedis())('what was known is known when Redis half fails', () => {
  type Step = 'accepted' | 'failed' | 'unknown' | 'readonly' | 'well' | 'empty' | 'gone'

  /** Presses once for each outcome, Redis being made worse or better in between; returns what is known. */
  async function run(...steps: Step[]) {
    const errors = vi.spyOn(console, 'error').mockReturnValue()
    const redis = await startRedis()
    const store = await connectRedisStore(redis.url, createMemoryStore(), patient)
    const admin = new Redis(redis.url)
    const limits = createRateLimits(10, store)
    const sender = { form: 'contact', networks: newClient() }
    let told: unknown
    for (const step of steps) {
      if (step === 'readonly') await admin.replicaof('127.0.0.1', '1')
      else if (step === 'well') await admin.replicaof('NO', 'ONE')
      else if (step === 'empty') await admin.flushall()
      else if (step === 'gone') await redis.stop()
      else {
        await limits.admit('contact/key', 'verified', sender)
        told = await store.settle('contact/key', 'verified', step)
      }
    }
    const known = await store.find('contact/key')
    expect(known?.outcome).toBe(told)
    store.close()
    admin.disconnect()
    await redis.stop()
    errors.mockRestore()
    return told
  }

  test.each<[outcome: string, steps: Step[]]>([
    ['unknown', ['unknown', 'readonly', 'failed']],
    ['unknown', ['readonly', 'unknown', 'well', 'failed']],
    ['accepted', ['readonly', 'accepted', 'well', 'failed']],
    ['accepted', ['accepted', 'readonly', 'unknown']],
    ['accepted', ['accepted', 'empty', 'failed']],
    ['unknown', ['unknown', 'empty', 'failed']],
    ['accepted', ['accepted', 'gone', 'failed']],
    ['unknown', ['unknown', 'gone', 'failed']],
    ['failed', ['failed', 'readonly', 'failed', 'well', 'failed']],
    ['accepted', ['failed', 'empty', 'accepted']],
  ])('%s: %j', async (outcome, steps) => expect(await run(...steps)).toBe(outcome))

  test('a message that Redis has forgotten is not counted again', async () => {
    const redis = await startRedis()
    const store = await connectRedisStore(redis.url, createMemoryStore(), patient)
    const admin = new Redis(redis.url)
    const limits = createRateLimits(1, store)
    const sender = { form: 'contact', networks: newClient() }
    expect(await limits.admit('contact/key', 'verified', sender)).toHaveProperty('mark')
    await admin.del('forms:contact/key')
    expect(await limits.admit('contact/key', 'verified', sender)).toHaveProperty('mark')
    expect(await limits.admit('contact/other', 'verified', sender)).toHaveProperty('wait')
    store.close()
    admin.disconnect()
    await redis.stop()
  })
})
