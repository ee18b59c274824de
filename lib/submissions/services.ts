import { createHash } from 'node:crypto'
import { readEnvironment, type Environment } from '../environment/read-environment'
import { reportProblems } from '../environment/report-problems'
import { createLimits, type Limits } from '../limits/create-limits'
import { createMemoryStore } from '../limits/memory-store'
import { connectRedisStore } from '../limits/redis-store'
import type { Store } from '../limits/store'
import { createResendDelivery } from '../mail/deliver-by-resend'
import { createOutbox } from '../mail/deliver-to-outbox'
import type { Deliver } from '../mail/mail'
import { createVerify, type Verify } from '../recaptcha/verify'
import { siteUrl } from '../site-url'

/** Everything that a form handler needs beyond the request. */
export type Services = {
  environment: Environment
  limits: Limits
  /** Absent when reCAPTCHA is off. */
  verify: Verify | undefined
  deliver: Deliver
  /** The submissions under way, by their keys: an equal one waits for the same answer. */
  underWay: Map<string, Promise<{ reference: string; note?: string }>>
  /** Makes addresses unreadable and references ours; the same in every instance. */
  secret: string
  /** Milliseconds for all calls to services of one submission together. */
  timeLimit: number
}

type Options = { store?: Store; timeLimit?: number; verifierTimeout?: number; retryPause?: number }

export async function createServices(
  environment: Environment,
  { store: given, timeLimit = 9000, verifierTimeout, retryPause }: Options = {},
): Promise<Services> {
  const { mail, recaptcha, redisUrl, rateLimitPerHour } = environment
  const memory = createMemoryStore()
  const store = given ?? (redisUrl ? await connectRedisStore(redisUrl, memory) : memory)
  return {
    environment,
    limits: createLimits(rateLimitPerHour, store),
    verify:
      recaptcha &&
      createVerify({
        ...recaptcha,
        hostname: new URL(siteUrl).hostname,
        timeout: verifierTimeout,
      }),
    deliver:
      mail.delivery === 'resend'
        ? createResendDelivery({ ...mail, pause: retryPause })
        : createOutbox('.outbox'),
    underWay: new Map(),
    secret: createHash('sha256').update(`${mail.apiKey} ${recaptcha?.secretKey}`).digest('base64'),
    timeLimit,
  }
}

// Each route is bundled by itself, and both must count with the same limits.
const shared = globalThis as typeof globalThis & {
  services?: Promise<Services | undefined>
}

/** Returns the services of this process; `undefined` when the environment does not allow any. */
export function processServices(): Promise<Services | undefined> {
  return (shared.services ??= startServices())
}

async function startServices(): Promise<Services | undefined> {
  const { environment, problems } = readEnvironment()
  if (environment) return createServices(environment)
  reportProblems(problems)
  return undefined
}
