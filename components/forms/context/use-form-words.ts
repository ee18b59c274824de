import { useTranslations } from 'next-intl'
import type { Rule } from '@/lib/forms/rules'
import type { FailureReason } from '../submission/send-submission'

/**
 * What a form may have to say once it runs in the browser. The server translates it all: a message
 * formatter in the browser would cost each visitor ten kilobytes.
 */
export type FormWords = {
  /** By field, as the error summary names them. */
  labels: Record<string, string>
  errors: Record<Rule, string>
  /** Before each error and before the title of a page with errors: `Error:` */
  errorPrefix: string
  summary: { title: string; lead: string }
  optional: string
  submit: string
  sending: string
  sent: string
  failed: string
  /** Instead of `failed`, when the message may have arrived. */
  unknown: string
  failureReasons: Record<FailureReason, string>
  /** In the success message: the button that offers an empty form. */
  again: string
  /** Asked before leaving the page with unsent text. */
  leave: string
}

type OwnWords = Pick<FormWords, 'labels' | 'submit' | 'sent' | 'again' | 'failed'>

/** Returns a form's own words and those that both forms share. */
export function useFormWords(own: OwnWords): FormWords {
  const errors = useTranslations('FormErrors')
  const summary = useTranslations('ErrorSummary')
  const failure = useTranslations('FormFailure')
  const status = useTranslations('FormStatus')
  return {
    ...own,
    errors: {
      required: errors('required'),
      email: errors('email'),
      min: errors('min'),
      max: errors('max'),
      invalid: errors('invalid'),
    },
    errorPrefix: errors('prefix'),
    summary: { title: summary('title'), lead: summary('lead') },
    optional: status('optional'),
    sending: status('sending'),
    unknown: failure('unknown'),
    failureReasons: {
      'rate-limited': failure('rate-limited'),
      'captcha-failed': failure('captcha-failed'),
      unavailable: failure('unavailable'),
      'too-large': failure('too-large'),
      offline: failure('offline'),
      'delivery-unknown': failure('delivery-unknown'),
      other: failure('other'),
    },
    leave: status('leave'),
  }
}
