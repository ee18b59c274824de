import type { FieldErrors } from '../forms/error-codes'
import { barePolicy } from '../security/content-security-policy'

/** RFC 9457 answers of the form handlers: one code per case, each with its status. */
const problems = {
  'method-not-allowed': [405, 'Method not allowed', 'Send the form with POST.'],
  'unsupported-media-type': [415, 'Unsupported media type', 'Send JSON or a form, in UTF-8.'],
  'too-large': [413, 'Content too large', 'The body is over 32 KiB.'],
  'forbidden-origin': [403, 'Forbidden', 'Only pages of this site may send this form.'],
  'rate-limited': [429, 'Too many requests', 'Wait as long as Retry-After says.'],
  malformed: [400, 'Bad request', 'The body is neither JSON nor a form.'],
  invalid: [400, 'Bad request', 'Some fields break a rule.'],
  'captcha-failed': [403, 'Forbidden', 'The check against automated messages was not passed.'],
  'delivery-failed': [502, 'Bad gateway', 'The message could not be delivered.'],
  'delivery-unknown': [502, 'Bad gateway', 'The message may or may not have been delivered.'],
  paused: [409, 'Conflict', 'The listening desk is having a pause, and takes no requests.'],
  unavailable: [503, 'Service unavailable', 'Mail is not configured: the server log says why.'],
} as const satisfies Record<string, readonly [status: number, title: string, detail: string]>

export type ProblemCode = keyof typeof problems

type Extra = {
  /** For `invalid`: what is wrong, by field. */
  errors?: FieldErrors
  /** For `rate-limited`: seconds. */
  retryAfter?: number
  /** For `paused`: the day after it, in words of the visitor's language. */
  reopens?: string
  /** For the log only: which of several causes it was, in our own words. */
  reason?: string
}

export const noStore = { 'Cache-Control': 'no-store', 'Content-Security-Policy': barePolicy }

export class Problem extends Error {
  override readonly name = 'Problem'

  constructor(
    readonly code: ProblemCode,
    readonly extra: Extra = {},
  ) {
    super(code)
  }

  get status(): number {
    return problems[this.code][0]
  }

  get headers(): Record<string, string> {
    const { retryAfter } = this.extra
    return {
      ...noStore,
      ...(this.code === 'method-not-allowed' && { Allow: 'POST' }),
      ...(retryAfter !== undefined && { 'Retry-After': String(Math.max(1, retryAfter)) }),
    }
  }

  toResponse(): Response {
    const [status, title, detail] = problems[this.code]
    const { errors, retryAfter, reopens } = this.extra
    return Response.json(
      { type: 'about:blank', title, status, detail, code: this.code, errors, retryAfter, reopens },
      { status, headers: { ...this.headers, 'Content-Type': 'application/problem+json' } },
    )
  }
}
