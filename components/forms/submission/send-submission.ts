import type { ProblemCode } from '@/lib/submissions/problem'
import { isRule, type Rule } from '@/lib/forms/rules'

const reasons = ['rate-limited', 'captcha-failed', 'unavailable', 'too-large'] as const

/** What the visitor can do next differs for these; `no-answer` may even have arrived. */
export type FailureReason = (typeof reasons)[number] | 'offline' | 'no-answer' | 'other'

export type SubmissionOutcome =
  | { type: 'sent' }
  | { type: 'invalid'; errors: Record<string, Rule> }
  | { type: 'failed'; reason: FailureReason }

type Answer = { ok?: unknown; code?: ProblemCode; errors?: unknown }

/** The server promises an answer within 10 s; slow networks get as much again. */
const timeLimit = 20_000

/** Never throws, and never says `sent` unless the server itself has said so. */
export async function sendSubmission(path: string, body: object): Promise<SubmissionOutcome> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeLimit)
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: abort.signal,
    })
    return outcomeOf(response.status, (await response.json()) as Answer | null)
  } catch (error) {
    if (error instanceof SyntaxError) return { type: 'failed', reason: 'other' }
    return { type: 'failed', reason: navigator.onLine ? 'no-answer' : 'offline' }
  } finally {
    clearTimeout(timer)
  }
}

function outcomeOf(status: number, answer: Answer | null): SubmissionOutcome {
  if (status === 200 && answer?.ok === true) return { type: 'sent' }
  if (status === 400 && answer?.code === 'invalid') {
    const errors = Object.entries(answer.errors ?? {}).filter((entry): entry is [string, Rule] =>
      isRule(entry[1]),
    )
    if (errors.length > 0) return { type: 'invalid', errors: Object.fromEntries(errors) }
  }
  const reason = reasons.find((code) => status >= 400 && code === answer?.code)
  return { type: 'failed', reason: reason ?? 'other' }
}
