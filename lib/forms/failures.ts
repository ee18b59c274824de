import type { createTranslator, Messages } from 'next-intl'
import type { Locale } from '../i18n/locales'
import { absoluteUrl } from '../site-url'
import type { Form } from './forms'

/** The codes of the failures after which the visitor is told something of their own. */
export const failureReasons = [
  'rate-limited',
  'captcha-failed',
  'paused',
  'unavailable',
  'too-large',
  'forbidden-origin',
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
  // Neither is a matter of trying again later.
  return reason === 'paused' || reason === 'forbidden-origin' ? t('notTaken') : failed
}

type Place = { form: Pick<Form, 'page'>; locale: Locale }

/** Returns why nothing was sent, in words, and what to do. */
export function failureInWords(
  t: Translator,
  { reason, retryAfter, reopens }: Failure,
  { form, locale }: Place,
): string {
  if (reason === 'paused') return t('paused', { day: reopens ?? '' })
  if (reason === 'forbidden-origin') return t(reason, { address: absoluteUrl(form.page, locale) })
  if (reason !== 'rate-limited' || !retryAfter) return t(reason)
  const minutes = Math.ceil(retryAfter / 60)
  const wait =
    minutes < 60 ? t('minutes', { minutes }) : t('hours', { hours: Math.ceil(minutes / 60) })
  return t('tryAgainIn', { wait })
}
