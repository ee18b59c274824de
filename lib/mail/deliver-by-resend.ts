import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { Resend } from 'resend'
import { timeLeft } from '../time/deadline'
import { dedupeInFlight } from './dedupe-in-flight'
import type { Deliver, Delivery, DeliveryFailure, Mail } from './mail'
import { watchConnection } from './watch-connection'

type Settings = { apiKey: string; baseUrl: string; pause?: number }

type Answer = Awaited<ReturnType<Resend['emails']['send']>>
/** What really comes back: the SDK passes on any JSON that a server answers with. */
type AnswerError = { name?: unknown; statusCode?: unknown }

type Step =
  | { kind: 'accepted' }
  | { kind: 'failed'; reason: DeliveryFailure }
  | { kind: 'retry'; reason: DeliveryFailure; mayHaveArrived: boolean; after?: number }
  | { kind: 'other-payload' }

const retries = 2
const keyErrors = ['missing_api_key', 'invalid_api_key', 'restricted_api_key', 'suspended_api_key']
const quotaErrors = ['daily_quota_exceeded', 'monthly_quota_exceeded']

/** Returns the delivery by Resend; which answers leave a doubt is in docs/decisions/0015. */
export function createResendDelivery({ apiKey, baseUrl, pause = 400 }: Settings): Deliver {
  const resend = new Resend(apiKey, { baseUrl })

  return dedupeInFlight(async ({ key, mail, otherSubject, deadline }) => {
    let payload = mail
    let otherTried = false
    let mayHaveArrived = false
    // A refusal is about its own try only: it takes back nothing that an earlier one has sent.
    const failure = (reason: DeliveryFailure): Delivery => ({
      outcome: mayHaveArrived ? 'unknown' : 'refused',
      reason,
    })
    for (let retriesLeft = retries; ;) {
      // A try that hangs leaves half of the time to the next one; the last may use it all.
      const left = timeLeft(deadline)
      const limit = retriesLeft > 0 ? Math.ceil(left / 2) : left
      const { result, unsent } = await watchConnection(key, () =>
        send(resend, payload, key, AbortSignal.timeout(limit)),
      )
      const step = judge(result, unsent)
      if (step.kind === 'accepted') return { outcome: 'accepted' }
      if (step.kind === 'failed') return failure(step.reason)
      if (step.kind === 'other-payload') {
        // This key went out with other words. Only the mark in the subject can differ: if the
        // provider knows the message by its other subject, it says so by accepting it again.
        mayHaveArrived = true
        if (otherTried) return failure('conflict')
        otherTried = true
        payload = { ...mail, subject: otherSubject }
        continue
      }
      mayHaveArrived ||= step.mayHaveArrived
      // The same message under way from another instance needs time to arrive, not insistence.
      const firstPause = step.reason === 'conflict' ? 4 * pause : pause
      const backoff = firstPause * 2 ** (retries - retriesLeft) * (0.5 + Math.random() / 2)
      const wait = step.after ?? backoff
      if (retriesLeft === 0 || wait >= timeLeft(deadline)) return failure(step.reason)
      await sleep(wait)
      retriesLeft -= 1
    }
  })
}

async function send(
  resend: Resend,
  mail: Mail,
  key: string,
  signal: AbortSignal,
): Promise<Answer | undefined> {
  try {
    // The SDK hands its options to fetch, which honours `signal`; its types leave that out.
    const options: { idempotencyKey: string; signal: AbortSignal } = { idempotencyKey: key, signal }
    return await resend.emails.send(mail, options)
  } catch {
    return undefined
  }
}

/**
 * Returns whether the provider has the message, has refused it, or nobody knows. Only an id, or an
 * answer between 400 and 499, says what became of it. Resend's own 500, its proxy's 502 or 504, a
 * success without an id, a cut and silence can all come after it was taken, and a key that is in
 * use says that another request may just be getting it taken.
 */
function judge(answer: Answer | undefined, unsent: boolean): Step {
  if (answer?.data?.id) return { kind: 'accepted' }
  const { name, statusCode: status }: AnswerError = answer?.error ?? {}
  if (quotaErrors.includes(String(name))) return { kind: 'failed', reason: 'quota' }
  if (name === 'invalid_idempotent_request') return { kind: 'other-payload' }
  if (name === 'concurrent_idempotent_requests') {
    return { kind: 'retry', reason: 'conflict', mayHaveArrived: true }
  }
  if (name === 'rate_limit_exceeded' || status === 429) {
    const after = secondsFrom(answer?.headers?.['retry-after'])
    return { kind: 'retry', reason: 'rate-limit', mayHaveArrived: false, after }
  }
  if (keyErrors.includes(String(name)) || status === 401 || status === 403) {
    return { kind: 'failed', reason: 'key' }
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return { kind: 'failed', reason: 'rejected' }
  }
  return { kind: 'retry', reason: 'unreachable', mayHaveArrived: !unsent }
}

/** Milliseconds of a `retry-after` in seconds, the only form that Resend sends. */
function secondsFrom(header: string | undefined): number | undefined {
  const seconds = Number(header)
  return header && seconds >= 0 ? seconds * 1000 : undefined
}
