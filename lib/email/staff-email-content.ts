import { createTranslator } from 'next-intl'
import italian from '@/messages/it.json'
import { languageName } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { staffGuidePath } from '../site-paths'
import { siteUrl } from '../site-url'

type MailtoLink = `mailto:${string}`

/** Starts a call. Only `telLink` makes one, so that nobody is called who asked not to be: no text is one by type. */
export type TelLink = `tel:${string}`

export type EmailAnswer = {
  label: string
  value: string
  /** What the staff should know of the answer, in our words. */
  note?: string
  long?: boolean
  /** The language of the page on which it was written in the person's own words: screen readers speak it so. */
  typedIn?: Locale
  /** For what can be answered by one tap. */
  href?: TelLink | MailtoLink
}

/**
 * What the person has written about how to be contacted. It stands below the rules and in quotation marks,
 * so that it cannot pass for one of them: somebody may write for another person.
 */
export type Wishes = {
  lead: string
  wishes: { label: string; value: string }[]
  typedIn: Locale
  close: string
}

/** What the staff are told of a submission; the HTML and the text say exactly this. */
export type StaffEmailContent = {
  subject: string
  title: string
  /** What matters before any answer: how the person may be contacted, and what to do in danger. */
  contactRules: { title: string; rules: string[]; wishes?: Wishes }
  answers: EmailAnswer[]
  notes: string[]
  /** The visitor's address; none where the person wants no e-mail. */
  replyTo?: string
  /** Begins an answer that betrays nothing: the visitor's own language, no quotation. */
  reply?: { label: string; why: string; href: MailtoLink }
}

/** What an e-mail says of every submission, beside its answers. */
export type Referenced = { reference: string; locale: Locale }

// Staff read Italian, whatever language the visitor used.
const catalog = { locale: 'it', messages: italian } as const
export const fieldLabels = createTranslator({ ...catalog, namespace: 'FormFields' })
export const optionTranslator = createTranslator({ ...catalog, namespace: 'FormOptions' })
export const staffWords = createTranslator({ ...catalog, namespace: 'StaffEmail' })

/**
 * Returns the subject of every e-mail to the staff. It names neither person nor service: "Re: …" comes back to
 * an inbox that others may see.
 */
export function neutralSubject({ reference }: Referenced): string {
  return staffWords('subject', { reference })
}

export function unverified(subject: string): string {
  return staffWords('unverifiedSubject', { subject })
}

/**
 * Returns what starts an answer to the visitor without naming service, person or request. Signs of
 * the address that part a link (`?`, `&`, `%`) are encoded.
 */
export function neutralReply(
  address: string,
  { reference, locale }: Referenced,
): NonNullable<StaffEmailContent['reply']> {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: 'NeutralReply' })
  const subject = encodeURIComponent(t('subject', { reference }))
  const body = encodeURIComponent(`${t('greeting')}\r\n\r\n${t('text')}\r\n\r\n`)
  return {
    label: staffWords('reply'),
    why: staffWords('replyWhy'),
    href: `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${subject}&body=${body}`,
  }
}

/** Returns the answers that every e-mail ends with. */
export function closingAnswers({ reference, locale }: Referenced): EmailAnswer[] {
  return [
    { label: staffWords('language'), value: languageName(locale) },
    { label: staffWords('reference'), value: reference },
  ]
}

/** Returns the rules on answering that every e-mail has, after its own. */
export function closingRules(): string[] {
  return [staffWords('unprovenCaller'), staffWords('danger')]
}

/** Returns the notes that every e-mail ends with. */
export function closingNotes(): string[] {
  return [
    staffWords('unverifiedNote'),
    staffWords('confidential'),
    staffWords('guide', { url: `${siteUrl}${staffGuidePath}` }),
  ]
}

/** Answers stand indented, so that nothing typed by a visitor can pass for a label of ours. */
export function plainText({
  title,
  contactRules,
  answers,
  notes,
  reply,
}: StaffEmailContent): string {
  const indented = (value: string) => value.replace(/^/gm, '  ')
  const { rules, wishes } = contactRules
  return [
    title,
    contactRules.title,
    rules.map(indented).join('\n'),
    ...(wishes
      ? [
          wishes.lead,
          ...wishes.wishes.map(({ label, value }) => `${label}\n${indented(value)}`),
          wishes.close,
        ]
      : []),
    ...(reply ? [`${reply.label}\n${indented(reply.href)}`, reply.why] : []),
    ...answers.map(({ label, value, note }) =>
      [label, indented(value), note].filter(Boolean).join('\n'),
    ),
    '--',
    ...notes,
    '',
  ].join('\n\n')
}
