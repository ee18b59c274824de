import { asciiEmailAddress } from '../forms/email-address'
import {
  consentVersion,
  type listeningDeskForm,
  type safeContactFields,
} from '../forms/listening-desk-definition'
import type { ListeningDesk } from '../forms/listening-desk-schema'
import { optionWords, type Option } from '../forms/option-words'
import { isCertain, parsePhone } from '../forms/phone-number'
import { contactRules, contactWishes, mayWriteEmail, permissionToCall } from './safe-contact'
import {
  closingAnswers,
  closingNotes,
  fieldLabels,
  neutralReply,
  neutralSubject,
  optionTranslator,
  staffWords,
  type EmailAnswer,
  type Referenced,
  type StaffEmailContent,
} from './staff-email-content'
import { telLink } from './tel-link'

/** The fields that take codes: all but those that take any text. */
type ChosenField = {
  [Field in FormField]: string extends ListeningDesk[Field] ? never : Field
}[Exclude<FormField, 'consent' | (typeof safeContactFields)[number]>]

type FormField = (typeof listeningDeskForm.fields)[number]

/**
 * The answers in the order in which the staff need them: who it is and how to reach them, then what for.
 * The rules of contact stand above them, and the consent is a note of its own.
 */
export const answerOrder = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'ageBand',
  'gender',
  'zone',
  'workStatus',
  'workStatusOther',
  'topics',
  'topicsOther',
  'timeSlot',
  'timeSlotOther',
  'day',
  'dayOther',
  'message',
] as const satisfies readonly FormField[]

export function composeListeningDeskEmail(request: ListeningDesk & Referenced): StaffEmailContent {
  // Where no e-mail is wanted, “Reply” must not lead to the person either.
  const replyTo = mayWriteEmail(request)
    ? (asciiEmailAddress(request.email) ?? request.email)
    : undefined
  const reply = replyTo ? neutralReply(replyTo, request) : undefined
  return {
    subject: neutralSubject(request),
    title: staffWords('listeningDeskTitle'),
    contactRules: {
      title: staffWords('contactRules'),
      rules: contactRules(request),
      wishes: contactWishes(request),
    },
    answers: [...formAnswers(request, reply?.href), ...closingAnswers(request)],
    // The e-mail's own date is the time of consent: a time in the body would make each retry differ.
    notes: [staffWords('consentGiven', { version: consentVersion }), ...closingNotes()],
    replyTo,
    reply,
  }
}

function formAnswers(request: ListeningDesk, replyLink: EmailAnswer['href']): EmailAnswer[] {
  const number = parsePhone(request.phone)
  // A number that may be another person's is shown as it was typed, and nothing dials it.
  const phone = number && isCertain(number, request.phone, request.locale) ? number : undefined
  const doubt =
    number && !phone
      ? staffWords('uncertainPhone', { number: number.formatInternational() })
      : undefined
  const choice = (option: Option) => optionWords(option, 'it', optionTranslator)
  // Whatever is chosen from a list has its words here: types refuse a code without them.
  const words: Record<ChosenField, string> & Partial<Record<keyof ListeningDesk, string>> = {
    gender: choice({ field: 'gender', code: request.gender }),
    phone: phone?.formatInternational(),
    ageBand: choice({ field: 'ageBand', code: request.ageBand }),
    topics: request.topics.map((code) => choice({ field: 'topics', code })).join(', '),
    zone: choice({ field: 'zone', code: request.zone }),
    workStatus: choice({ field: 'workStatus', code: request.workStatus }),
    timeSlot: choice({ field: 'timeSlot', code: request.timeSlot }),
    day: choice({ field: 'day', code: request.day }),
    message: request.message ?? staffWords('notWritten'),
  }
  const permission = permissionToCall(request)
  const links: Partial<Record<FormField, EmailAnswer['href']>> = {
    phone: permission && phone && telLink(permission, phone.getURI()),
    email: replyLink,
  }
  return answerOrder.flatMap((field) => {
    const value = words[field] ?? request[field]
    // A text for "other" stands only where there was one.
    if (value === undefined) return []
    // The form's own label speaks to who writes it.
    const label = fieldLabels(field === 'message' ? 'contact.message' : `listeningDesk.${field}`)
    return [
      {
        label,
        value: String(value),
        note: field === 'phone' ? doubt : undefined,
        long: field === 'message',
        href: links[field],
      },
    ]
  })
}
