import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { Resend } from 'resend'
import { boundedFetch } from '../bounded-fetch'
import { timeLeft } from '../time/deadline'
import type { Deliver, DeliveryFailure, Email } from './delivery-types'

type Settings = { apiKey: string; baseUrl: string; pause?: number }

type ResendReply = {
  data: { id?: unknown } | null
  error: { name?: unknown; message?: unknown; statusCode?: unknown } | null
  headers: Record<string, string> | null
}

type Step =
  | { kind: 'accepted' }
  | { kind: 'ended'; reason: DeliveryFailure; mayHaveArrived: boolean }
  | { kind: 'retry'; reason: DeliveryFailure; mayHaveArrived: boolean; after?: number }

const retries = 2
const keyErrors = ['missing_api_key', 'invalid_api_key', 'restricted_api_key', 'suspended_api_key']
const quotaErrors = ['daily_quota_exceeded', 'monthly_quota_exceeded']

/** What Node.js says where no connection came about, or none that can be trusted: nothing was sent. */
const notConnected =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|.*_CERT(_.*)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|ERR_TLS_CERT_ALTNAME_INVALID|ERR_SSL_WRONG_VERSION_NUMBER)$/

/**
 * Asks mailboxes not to answer by themselves: their answer would come to an inbox that others may see. Not
 * `All`, which would also keep back that an e-mail could not be delivered.
 */
const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
}

/** Returns the delivery by Resend; which answers leave a doubt is in docs/decisions/0015. */
export function createResendDelivery({ apiKey, baseUrl, pause = 400 }: Settings): Deliver {
  const resend = new BoundedResend(apiKey, { baseUrl })

  return async ({ key, email: whole, deadline, isFirst }) => {
    let email = whole
    let mayHaveArrived = false
    for (let retriesLeft = retries; ; retriesLeft -= 1) {
      // A try that hangs leaves half of the time to the next one; the last may use it all.
      const left = timeLeft(deadline)
      const limit = retriesLeft > 0 ? Math.ceil(left / 2) : left
      // Other words need another key.
      const ownKey = email === whole ? key : `${key}/no-reply-to`
      const step = judge(await send(resend, email, ownKey, AbortSignal.timeout(limit)))
      if (step.kind === 'accepted') return { outcome: 'accepted' }
      // A mistyped address keeps no message from the staff, who read it there too. Once something may
      // have arrived, this would be a second e-mail.
      if (step.reason === 'reply-to' && email.replyTo && isFirst && !mayHaveArrived) {
        email = { ...whole, replyTo: undefined }
        continue
      }
      // A rejection is about its own try only: it takes back nothing that an earlier one has sent.
      mayHaveArrived ||= step.mayHaveArrived
      // The same message under way from another instance needs time to arrive, not insistence.
      const firstPause = step.reason === 'conflict' ? 4 * pause : pause
      const backoff = firstPause * 2 ** (retries - retriesLeft) * (0.5 + Math.random() / 2)
      const wait = (step.kind === 'retry' ? step.after : undefined) ?? backoff
      if (step.kind === 'ended' || retriesLeft <= 0 || wait >= timeLeft(deadline)) {
        return { outcome: mayHaveArrived ? 'unknown' : 'failed', reason: step.reason }
      }
      await sleep(wait)
    }
  }
}

/** The SDK, but for how it asks: the e-mail follows no redirect, and no answer is read without end. */
class BoundedResend extends Resend {
  override async fetchRequest(path: string, options: RequestInit = {}): Promise<never> {
    const { status, ok, headers, json } = await boundedFetch(`${this.baseUrl}${path}`, options)
    const answer: ResendReply = {
      data: ok ? (json as ResendReply['data']) : null,
      error: ok ? null : { statusCode: status, ...(json as ResendReply['error']) },
      headers: Object.fromEntries(headers),
    }
    // The SDK types each method's answer by what it asks for; here it is only what a server may have sent.
    return answer as never
  }
}

async function send(
  resend: Resend,
  email: Email,
  key: string,
  signal: AbortSignal,
): Promise<ResendReply | 'not-sent' | undefined> {
  try {
    // The SDK hands its options to fetch, which honours `signal`; its types leave that out.
    const options: { idempotencyKey: string; signal: AbortSignal } = { idempotencyKey: key, signal }
    return await resend.emails.send({ ...email, headers: automatic }, options)
  } catch (fault) {
    const cause = fault instanceof Error ? fault.cause : undefined
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    return notConnected.test(code) ? 'not-sent' : undefined
  }
}

/**
 * Returns whether the provider has the message, has rejected it, or nobody knows. Only an id, or an
 * answer between 400 and 499, says what became of it. Resend's own 500, its proxy's 502 or 504, a
 * success without an id, a connection that was cut and silence can all come after it was taken. An
 * idempotency key that is in use, or was used for another text, says that something is or was on its way.
 */
function judge(answer: ResendReply | 'not-sent' | undefined): Step {
  if (answer === 'not-sent') return { kind: 'retry', reason: 'unreachable', mayHaveArrived: false }
  if (answer?.data?.id) return { kind: 'accepted' }
  const { name, message, statusCode: status } = answer?.error ?? {}
  const rejected = (reason: DeliveryFailure): Step => ({
    kind: 'ended',
    reason,
    mayHaveArrived: false,
  })
  if (quotaErrors.includes(String(name))) return rejected('quota')
  if (name === 'invalid_idempotent_request') {
    return { kind: 'ended', reason: 'conflict', mayHaveArrived: true }
  }
  if (name === 'concurrent_idempotent_requests') {
    return { kind: 'retry', reason: 'conflict', mayHaveArrived: true }
  }
  if (name === 'rate_limit_exceeded' || status === 429) {
    const after = secondsFrom(answer?.headers?.['retry-after'])
    return { kind: 'retry', reason: 'rate-limit', mayHaveArrived: false, after }
  }
  if (keyErrors.includes(String(name)) || status === 401 || status === 403) return rejected('key')
  if (status === 422 && /reply[ _-]?to/i.test(String(message))) return rejected('reply-to')
  if (typeof status === 'number' && status >= 400 && status < 500) return rejected('rejected')
  return { kind: 'retry', reason: 'unreachable', mayHaveArrived: true }
}

/** Milliseconds of a `retry-after` in seconds, the only form that Resend sends. */
function secondsFrom(header: string | undefined): number | undefined {
  const seconds = Number(header)
  return header && seconds >= 0 ? seconds * 1000 : undefined
}
