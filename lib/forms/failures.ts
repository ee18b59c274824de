import type { createTranslator, Messages } from 'next-intl'

/** The codes of the failures after which the visitor is told something of their own. */
export const failureReasons = [
  'rate-limited',
  'captcha-failed',
  'paused',
  'unavailable',
  'too-large',
  'delivery-unknown',
] as const

/** `back`: the server could not read what was sent, so its page cannot show it again. */
export type FailureReason = (typeof failureReasons)[number] | 'offline' | 'back' | 'other'

type Translator = ReturnType<typeof createTranslator<Messages, 'FormFailure'>>

export type Failure = {
  reason: FailureReason
  /** In seconds: how long the server wants to be left alone. */
  retryAfter?: number
  /** The day after the listening desk's pause, in words. */
  reopens?: string
  /** At this try, or at an earlier one with the same answers. */
  mayHaveArrived?: boolean
}

/** Returns what stands above the reason; `failed` are the form's own words for most failures. */
export function failureTitle(
  t: Translator,
  { reason, mayHaveArrived }: Failure,
  failed: string,
): string {
  if (mayHaveArrived || reason === 'delivery-unknown') return t('unknown')
  return reason === 'paused' ? t('notTaken') : failed
}

/** Returns why nothing was sent, in words, and what to do. */
export function failureInWords(t: Translator, { reason, retryAfter, reopens }: Failure): string {
  if (reason === 'paused') return t('paused', { day: reopens ?? '' })
  if (reason !== 'rate-limited' || !retryAfter) return t(reason)
  const minutes = Math.ceil(retryAfter / 60)
  const wait =
    minutes < 60 ? t('minutes', { minutes }) : t('hours', { hours: Math.ceil(minutes / 60) })
  return t('tryAgainIn', { wait })
}
