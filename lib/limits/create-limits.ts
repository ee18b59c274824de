import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

/**
 * Runs a function outside the async context of the request under way. A timer keeps the context
 * it was made in, and in Next that holds the whole request: without this, a limit that counts for
 * a day keeps every request of that day in memory.
 */
const outsideRequest = AsyncLocalStorage.snapshot()

const hour = 60 * 60
const day = 24 * hour

/** Seconds to wait; `undefined` when there is room. */
export type Wait = number | undefined

type Submission = {
  client: string
  /** The same for every retry of one submission, so that retries take no second place. */
  key: string
  verified: boolean
}

/** A place among the accepted submissions, to be given back when the message was refused. */
export type Reservation = {
  release: () => Promise<void>
  /** An earlier try of this submission has kept its place: its message has arrived, or may have. */
  known: boolean
}

export type Limits = ReturnType<typeof createLimits>

/**
 * Returns the limits of submissions. Every bound derives from the one that is configured, accepted
 * submissions per client and hour. With the default of 10: 100 per hour from all clients together;
 * 3 a day per client and 20 in all that reCAPTCHA could not verify; 60 attempts of any outcome per
 * client and hour, 1,000 in all, so that nobody can burn the verifier's quota or fill our memory.
 */
export function createLimits(acceptedPerHour: number, redis?: Redis) {
  // Without Redis each set of limits counts for itself, as tests need; with it, all share.
  const prefix = redis ? 'forms' : randomUUID()
  const limiter = (name: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix: `${prefix}:${name}`, points, duration }
    const memory = new RateLimiterMemory(options)
    if (!redis) return memory
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    })
  }
  const attemptsByClient = limiter('attempts-by-client', 6 * acceptedPerHour, hour)
  const attempts = limiter('attempts', 100 * acceptedPerHour, hour)
  const acceptedByClient = limiter('accepted-by-client', acceptedPerHour, hour)
  const accepted = limiter('accepted', 10 * acceptedPerHour, hour)
  const unverifiedByClient = limiter('unverified-by-client', Math.ceil(0.3 * acceptedPerHour), day)
  const unverified = limiter('unverified', 2 * acceptedPerHour, day)
  const seen = limiter('seen', 1, day)

  return {
    /** Counts an attempt; refuses it when there were too many, or too many accepted. */
    async admit(client: string): Promise<Wait> {
      // The ceiling is looked at first, so that a flood of addresses leaves no trace in memory,
      // and counted last, so that one client cannot use it up.
      return (
        (await fullFor(attempts, 'all')) ??
        (await take(attemptsByClient, client)) ??
        (await fullFor(acceptedByClient, client)) ??
        (await fullFor(accepted, 'all')) ??
        (await take(attempts, 'all'))
      )
    },

    /** Takes a place among the accepted before the message goes out; all or nothing. */
    async reserve({ client, key, verified }: Submission): Promise<Reservation | { wait: number }> {
      if ((await take(seen, key)) !== undefined) return { release: async () => {}, known: true }
      // Lowered, not deleted: a press at the same time may have sent the message meanwhile.
      const taken = [() => outsideRequest(() => seen.reward(key))]
      const release = async () => {
        await Promise.allSettled(taken.map((giveBack) => giveBack()))
      }
      const places: [RateLimiterAbstract, string][] = [
        [acceptedByClient, client],
        [accepted, 'all'],
      ]
      if (!verified) places.push([unverifiedByClient, client], [unverified, 'all'])
      for (const [place, name] of places) {
        taken.push(() => outsideRequest(() => place.reward(name)))
        const wait = await take(place, name)
        if (wait !== undefined) {
          await release()
          return { wait }
        }
      }
      return { release, known: false }
    },
  }
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<Wait> {
  try {
    await outsideRequest(() => limiter.consume(key))
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000)
    throw refusal
  }
}

async function fullFor(limiter: RateLimiterAbstract, key: string): Promise<Wait> {
  const state = await limiter.get(key)
  if (state && state.consumedPoints >= limiter.points) return Math.ceil(state.msBeforeNext / 1000)
}
