import { isErrorCode, type FieldErrors, type ErrorCode } from '@/lib/forms/error-codes'
import { type Failure, failureReasons } from '@/lib/forms/failures'
import type { ProblemCode } from '@/lib/submissions/problem-response'

/** What became of one try. */
type SendResult =
  | { type: 'sent'; reference: string }
  | { type: 'invalid'; errors: FieldErrors }
  | (Failure & { type: 'failed' })

type ServerReply = {
  ok?: unknown
  reference?: unknown
  code?: ProblemCode
  errors?: unknown
  reopens?: unknown
}

/** The server promises an answer within 10 s; slow networks get as much again. */
const timeLimit = 20_000

/** Returns what sends one form's answers, and remembers which of them may have arrived. */
export function createSubmissionClient(path: string) {
  const unsettled = new Set<string>()

  return async function send(answers: object, token: string | undefined): Promise<SendResult> {
    const result = await post(path, { ...answers, token })
    if (result.type !== 'failed') return result
    const submission = JSON.stringify(answers)
    if (result.reason === 'delivery-unknown') unsettled.add(submission)
    return { ...result, mayHaveArrived: unsettled.has(submission) }
  }
}

/**
 * Sends once and returns the result: never throws once anything went out, and never says `sent` unless
 * the server itself has said so.
 */
async function post(path: string, body: object): Promise<SendResult> {
  // A translator shows the page at an address of its own, from which browsers let no form through.
  const isForeign = new URL(path, document.baseURI).origin !== location.origin
  if (isForeign) return { type: 'failed', reason: 'forbidden-origin' }
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeLimit)
  if (await isOffline(abort.signal)) return { type: 'failed', reason: 'offline' }
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: abort.signal,
    })
    const answer: ServerReply | null = await response.json().catch(() => null)
    return resultOf(response, answer)
  } catch {
    return { type: 'failed', reason: 'delivery-unknown' }
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Returns whether there is no network, before anything goes out. A browser that says so may be wrong,
 * behind a VPN for one: then a request for nothing but the page's headers finds the server all the same.
 */
async function isOffline(signal: AbortSignal): Promise<boolean> {
  if (navigator.onLine !== false) return false
  return fetch(location.href, { method: 'HEAD', signal }).then(
    () => false,
    () => true,
  )
}

function resultOf({ status, headers }: Response, answer: ServerReply | null): SendResult {
  if (status === 200 && answer?.ok === true) {
    return { type: 'sent', reference: String(answer.reference ?? '') }
  }
  if (status === 400 && answer?.code === 'invalid') {
    const errors = Object.entries(answer.errors ?? {}).filter(
      (entry): entry is [string, ErrorCode] => isErrorCode(entry[1]),
    )
    if (errors.length > 0) return { type: 'invalid', errors: Object.fromEntries(errors) }
  }
  const reason = failureReasons.find((code) => status >= 400 && code === answer?.code)
  if (reason) {
    const retryAfter = Number(headers.get('retry-after'))
    return {
      type: 'failed',
      reason,
      ...(retryAfter > 0 && { retryAfter }),
      ...(typeof answer?.reopens === 'string' && { reopens: answer.reopens }),
    }
  }
  // These come before the e-mail does. What else there is may be a proxy's word, not our handler's.
  const isUnsent = (status >= 400 && status < 500) || answer?.code === 'delivery-failed'
  return { type: 'failed', reason: isUnsent ? 'other' : 'delivery-unknown' }
}

/**
 * Returns a random UUID. `crypto.randomUUID` is missing where a site is tried out over plain http
 * in a local network.
 */
export function createSubmissionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4 and variant 1, as RFC 9562 wants them.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
