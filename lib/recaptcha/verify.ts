import 'server-only'
import { z } from 'zod'
import { boundedFetch } from '../bounded-fetch'
import { type Deadline, timeLeft } from '../time/deadline'

/** Google answers in a fraction of a second, or something is wrong with it. */
const timeout = 3000
const maxTokenLength = 4096
const maxAge = 2 * 60 * 1000
const clockSkew = 10 * 1000

/** Google's words for a token that it never made. Only they say something against the visitor. */
const falseToken = ['missing-input-response', 'invalid-input-response']

/** Its words for keys of ours that are wrong, or that do not know this domain yet. */
const wrongKeys = ['missing-input-secret', 'invalid-input-secret', 'invalid-keys']

/**
 * Its word for a token that is too old or was used before, for one by an instance that died before
 * it could answer. It counts as no token, and is no sign of a machine.
 */
const spent = 'timeout-or-duplicate'

/** What stands in the sentences that it answers once the free assessments of the month are used up. */
const quota = /quota/i

const answerSchema = z.object({
  success: z.boolean(),
  action: z.unknown().optional(),
  hostname: z.unknown().optional(),
  challenge_ts: z.unknown().optional(),
  score: z.unknown().optional(),
  'error-codes': z.array(z.string()).default([]),
})

type Settings = {
  secretKey: string
  minScore: number
  verifyUrl: string
  hostname: string
  timeout?: number
}

type Attempt = { token: string | undefined; action: string; deadline: Deadline }

/**
 * `failed` is the visitor's token being wrong. `unverified` is anything that the visitor cannot
 * help, Google's outage as much as our own wrong secret: the message is then taken all the same.
 */
export type Verdict =
  | { outcome: 'verified' }
  | {
      outcome: 'unverified'
      reason:
        | 'no-token'
        | 'unreachable'
        | 'broken'
        | 'keys'
        | 'quota'
        | 'unexplained'
        | 'our-clock'
        | 'spent'
    }
  | { outcome: 'failed'; reason: 'token' | 'action' | 'hostname' | 'score' }

export type Verify = (attempt: Attempt) => Promise<Verdict>

export function createVerify(settings: Settings): Verify {
  return async ({ token, action, deadline }) => {
    if (!token) return { outcome: 'unverified', reason: 'no-token' }
    if (token.length > maxTokenLength) return { outcome: 'failed', reason: 'token' }
    const body = await ask(settings, token, deadline)
    if (body === undefined) return { outcome: 'unverified', reason: 'unreachable' }
    const parsed = answerSchema.safeParse(body)
    if (!parsed.success) return { outcome: 'unverified', reason: 'broken' }
    return judge(parsed.data, action, settings)
  }
}

async function ask(settings: Settings, token: string, deadline: Deadline): Promise<unknown> {
  try {
    const limit = Math.min(settings.timeout ?? timeout, timeLeft(deadline))
    const { ok, json } = await boundedFetch(settings.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: settings.secretKey, response: token }),
      signal: AbortSignal.timeout(limit),
    })
    return ok ? json : undefined
  } catch {
    return undefined
  }
}

function judge(answer: z.infer<typeof answerSchema>, action: string, settings: Settings): Verdict {
  const codes = answer['error-codes']
  // Beyond the quota it may also believe every token, and says so beside it.
  if (!answer.success || codes.length > 0) return judgeRefusal(codes)
  if (answer.action !== action) return { outcome: 'failed', reason: 'action' }
  if (answer.hostname !== settings.hostname) return { outcome: 'failed', reason: 'hostname' }
  const passes = typeof answer.score === 'number' && answer.score >= settings.minScore
  if (!passes) return { outcome: 'failed', reason: 'score' }
  // Google itself calls a token spent that is too old, so it is not the visitor's clock that is wrong.
  const age = Date.now() - Date.parse(String(answer.challenge_ts))
  const isOurTime = age <= maxAge && age >= -clockSkew
  return isOurTime ? { outcome: 'verified' } : { outcome: 'unverified', reason: 'our-clock' }
}

function judgeRefusal(codes: string[]): Verdict {
  const has = (known: string[]) => codes.some((code) => known.includes(code))
  if (codes.some((code) => quota.test(code))) return { outcome: 'unverified', reason: 'quota' }
  if (has(wrongKeys)) return { outcome: 'unverified', reason: 'keys' }
  if (has([spent])) return { outcome: 'unverified', reason: 'spent' }
  if (has(falseToken)) return { outcome: 'failed', reason: 'token' }
  return { outcome: 'unverified', reason: 'unexplained' }
}
