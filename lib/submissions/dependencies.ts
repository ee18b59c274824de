import { createHash } from 'node:crypto'
import { createResendDelivery } from '../email/deliver-by-resend'
import { createOutbox } from '../email/deliver-to-outbox'
import type { Deliver } from '../email/delivery-types'
import { readEnvironment, type Environment } from '../environment/read-environment'
import { reportProblems } from '../environment/report-problems'
import { createRateLimits, type RateLimits } from '../rate-limits/create-rate-limits'
import { createVerify, type Verify } from '../recaptcha/verify'
import { siteUrl } from '../site-url'
import { createMemoryStore } from '../submission-store/memory-store'
import { connectRedisStore } from '../submission-store/redis-store'
import type { SubmissionStore } from '../submission-store/submission-store'

/** What a form handler needs beyond the request: mail provider, reCAPTCHA, limits, settings. */
export type Dependencies = {
  environment: Environment
  limits: RateLimits
  /** What became of the messages of the last day. */
  store: SubmissionStore
  /** Absent when reCAPTCHA is off. */
  verify: Verify | undefined
  deliver: Deliver
  /** The submissions under way, by their keys: an equal one waits for the same answer. */
  underWay: Map<string, Promise<{ reference: string; note?: string }>>
  /** Makes addresses unreadable and references ours; the same in every instance. */
  secret: string
  /** Milliseconds for all upstream calls of one submission together. */
  timeLimit: number
}

type Options = {
  store?: SubmissionStore
  timeLimit?: number
  verifierTimeout?: number
  retryPause?: number
}

export async function createDependencies(
  environment: Environment,
  { store: given, timeLimit = 9000, verifierTimeout, retryPause }: Options = {},
): Promise<Dependencies> {
  const { email, recaptcha, redisUrl, rateLimitPerHour } = environment
  const memory = createMemoryStore()
  const store = given ?? (redisUrl ? await connectRedisStore(redisUrl, memory) : memory)
  return {
    environment,
    limits: createRateLimits(rateLimitPerHour, store),
    store,
    verify:
      recaptcha &&
      createVerify({
        ...recaptcha,
        hostname: new URL(siteUrl).hostname,
        timeout: verifierTimeout,
      }),
    deliver:
      email.delivery === 'resend'
        ? createResendDelivery({ ...email, pause: retryPause })
        : createOutbox('.outbox'),
    underWay: new Map(),
    secret: createHash('sha256').update(`${email.apiKey} ${recaptcha?.secretKey}`).digest('base64'),
    timeLimit,
  }
}

// Each route is bundled by itself, and both must count with the same limits.
const shared = globalThis as typeof globalThis & {
  dependencies?: Promise<Dependencies | undefined>
}

/** Returns the dependencies of this process; `undefined` when the environment does not allow any. */
export function processDependencies(): Promise<Dependencies | undefined> {
  return (shared.dependencies ??= startDependencies())
}

async function startDependencies(): Promise<Dependencies | undefined> {
  const { environment, problems } = readEnvironment()
  if (environment) return createDependencies(environment)
  reportProblems(problems)
  return undefined
}
