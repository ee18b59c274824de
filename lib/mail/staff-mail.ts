import { createTranslator } from 'next-intl'
import italian from '@/messages/it.json'
import { languageName } from '../i18n/formats'
import type { Locale } from '../i18n/locales'

export type Answer = {
  label: string
  value: string
  long?: boolean
  /** `tel:` or `mailto:`, for what can be answered by one tap. */
  href?: string
}

/** What the staff are told of a submission; the HTML and the text say exactly this. */
export type StaffMail = {
  subject: string
  title: string
  answers: Answer[]
  notes: string[]
  replyTo: string
}

type Submission = { submissionId: string; locale: Locale }

// Staff read Italian, whatever language the visitor used.
const catalog = { locale: 'it', messages: italian } as const
export const fieldLabels = createTranslator({ ...catalog, namespace: 'FormFields' })
export const optionTranslator = createTranslator({ ...catalog, namespace: 'FormOptions' })
export const staffWords = createTranslator({ ...catalog, namespace: 'StaffEmail' })

/**
 * Returns a reference short enough to say on the phone; it also keeps mail clients from threading
 * two people together.
 */
export function referenceOf({ submissionId }: Submission): string {
  return submissionId.slice(0, 8).toUpperCase()
}

export function unverified(subject: string): string {
  return staffWords('unverifiedSubject', { subject })
}

/** Returns the answers that every mail ends with. */
export function closingAnswers(submission: Submission): Answer[] {
  return [
    { label: staffWords('language'), value: languageName(submission.locale) },
    { label: staffWords('reference'), value: referenceOf(submission) },
  ]
}

/** Returns the notes that every mail ends with. */
export function closingNotes(replyTo: string): string[] {
  return [
    staffWords('reply', { address: replyTo }),
    staffWords('unverifiedNote'),
    staffWords('confidential'),
  ]
}

/** Returns the `mailto:` link of an address; signs that part a link (`?`, `&`, `%`) are encoded. */
export function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}

/** Answers stand indented, so that nothing typed by a visitor can pass for a label of ours. */
export function plainText({ title, answers, notes }: StaffMail): string {
  const indented = (value: string) => value.replace(/^/gm, '  ')
  return [
    title,
    ...answers.map(({ label, value }) => `${label}\n${indented(value)}`),
    '--',
    ...notes,
    '',
  ].join('\n\n')
}
