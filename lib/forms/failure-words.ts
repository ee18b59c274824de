import type { createTranslator, Messages } from 'next-intl'
import type { FailureReason } from './failure-reasons'

type Translator = ReturnType<typeof createTranslator<Messages, 'FormFailure'>>

/**
 * Returns why nothing was sent, in words, and what to do; `retryAfter`, in seconds, is how long the
 * server wants to be left alone.
 */
export function failureInWords(t: Translator, reason: FailureReason, retryAfter?: number): string {
  if (reason !== 'rate-limited' || !retryAfter) return t(reason)
  const minutes = Math.ceil(retryAfter / 60)
  const wait =
    minutes < 60 ? t('minutes', { minutes }) : t('hours', { hours: Math.ceil(minutes / 60) })
  return t('tryAgainIn', { wait })
}
