import { useTranslations } from 'next-intl'
import type { FormWords } from './form-words'

type OwnWords = Pick<FormWords, 'labels' | 'submit' | 'sent' | 'again' | 'failed'>

/** A form's own words and those that both forms share. */
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
    failureReasons: {
      'rate-limited': failure('rate-limited'),
      'captcha-failed': failure('captcha-failed'),
      unavailable: failure('unavailable'),
      'too-large': failure('too-large'),
      offline: failure('offline'),
      'no-answer': failure('no-answer'),
      other: failure('other'),
    },
    leave: status('leave'),
  }
}
