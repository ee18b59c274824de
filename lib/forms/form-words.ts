import { createTranslator } from 'next-intl'
import type { Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import type { FailureReason } from './failure-reasons'
import { contactForm, type FormName } from './forms'
import { listeningDeskForm } from './listening-desk'
import type { Rule } from './rules'

/** What a form may have to say of what was sent, in the page as in the server's answer. */
export type FormWords = {
  /** By field, as the error summary names them. */
  labels: Record<string, string>
  errors: Record<Rule, string>
  /** By field, what to do where something is missing or wrong. */
  advice: Record<string, string>
  /** What to do where an answer is too long. */
  shorten: string
  /** The same for the message, whose limit is known to who writes. */
  shortenMessage: string
  /** Before the title of a page with errors: `Error:` */
  errorPrefix: string
  submit: string
  sending: string
  failed: string
  /** Instead of `failed`, when the message may have arrived. */
  unknown: string
  failureReasons: Record<FailureReason, string>
  /** Asked before leaving the page with unsent text. */
  leave: string
}

/** Returns the words of a form: a message formatter in the browser would cost ten kilobytes. */
export function formWords(form: FormName, locale: Locale): FormWords {
  const catalog = { locale, messages: messagesFor(locale) }
  const errors = createTranslator({ ...catalog, namespace: 'FormErrors' })
  const failure = createTranslator({ ...catalog, namespace: 'FormFailure' })
  const status = createTranslator({ ...catalog, namespace: 'FormStatus' })
  const own = createTranslator({
    ...catalog,
    namespace: form === 'contact' ? 'ContactForm' : 'ListeningDeskForm',
  })
  return {
    ...(form === 'contact' ? contactWords(locale) : listeningDeskWords(locale)),
    errors: {
      required: errors('required'),
      email: errors('email'),
      min: errors('min'),
      max: errors('max'),
      invalid: errors('invalid'),
    },
    shorten: errors('shorten'),
    shortenMessage: errors('shortenMessage'),
    errorPrefix: errors('prefix'),
    submit: own('submit'),
    sending: status('sending'),
    failed: own('failed'),
    unknown: failure('unknown'),
    failureReasons: {
      'rate-limited': failure('rate-limited'),
      'captcha-failed': failure('captcha-failed'),
      unavailable: failure('unavailable'),
      'too-large': failure('too-large'),
      offline: failure('offline'),
      'delivery-unknown': failure('delivery-unknown'),
      back: failure('back'),
      other: failure('other'),
    },
    leave: status('leave'),
  }
}

type FieldWords = Pick<FormWords, 'labels' | 'advice'>

function contactWords(locale: Locale): FieldWords {
  const catalog = { locale, messages: messagesFor(locale) }
  const own = createTranslator({ ...catalog, namespace: 'ContactForm' })
  const label = createTranslator({ ...catalog, namespace: 'FormFields' })
  const advice = createTranslator({ ...catalog, namespace: 'FormErrors' })
  return byField(contactForm.fields, (field) => ({
    label: field === 'privacy' ? own('privacyShort') : label(`contact.${field}`),
    advice: advice(`contact.${field}`),
  }))
}

function listeningDeskWords(locale: Locale): FieldWords {
  const catalog = { locale, messages: messagesFor(locale) }
  const own = createTranslator({ ...catalog, namespace: 'ListeningDeskForm' })
  const label = createTranslator({ ...catalog, namespace: 'FormFields' })
  const advice = createTranslator({ ...catalog, namespace: 'FormErrors' })
  return byField(listeningDeskForm.fields, (field) => ({
    label: field === 'consent' ? own('consentShort') : label(`listeningDesk.${field}`),
    advice: advice(`listeningDesk.${field}`),
  }))
}

function byField<Field extends string>(
  fields: readonly Field[],
  wordsOf: (field: Field) => { label: string; advice: string },
): FieldWords {
  return {
    labels: Object.fromEntries(fields.map((field) => [field, wordsOf(field).label])),
    advice: Object.fromEntries(fields.map((field) => [field, wordsOf(field).advice])),
  }
}
