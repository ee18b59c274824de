import { parsePhoneNumberFromString as parseWithTypes } from 'libphonenumber-js/max'
import { asciiEmailAddress } from '../forms/email-address'
import {
  consentVersion,
  type ListeningDesk,
  type listeningDeskForm,
  type safeContactFields,
} from '../forms/listening-desk'
import { optionWords, type Option } from '../forms/option-words'
import { isCertain, parsePhone } from '../forms/phone-number'
import { contactRules, contactWishes, mayWriteEmail, telLink } from './safe-contact'
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

/** The fields that are told as answers: how to be contacted is told as rules above them, the consent as a note. */
type AnsweredField = Exclude<
  (typeof listeningDeskForm.fields)[number],
  (typeof safeContactFields)[number] | 'consent'
>

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

/**
 * Returns the answers in the order in which the staff need them: who it is and how to reach them, then what
 * for. A field that is missing here is one that types miss.
 */
function formAnswers(request: ListeningDesk, replyLink: EmailAnswer['href']): EmailAnswer[] {
  const words = (option: Option) => optionWords(option, 'it', optionTranslator)
  const typedIn = request.locale
  const answers: Record<AnsweredField, Partial<EmailAnswer>> = {
    firstName: { value: request.firstName },
    lastName: { value: request.lastName },
    phone: phoneAnswer(request),
    email: { value: request.email, href: replyLink },
    ageBand: { value: words({ field: 'ageBand', code: request.ageBand }) },
    gender: { value: words({ field: 'gender', code: request.gender }) },
    zone: { value: words({ field: 'zone', code: request.zone }) },
    workStatus: { value: words({ field: 'workStatus', code: request.workStatus }) },
    workStatusOther: { value: request.workStatusOther, typedIn },
    topics: { value: request.topics.map((code) => words({ field: 'topics', code })).join(', ') },
    topicsOther: { value: request.topicsOther, typedIn },
    timeSlot: { value: words({ field: 'timeSlot', code: request.timeSlot }) },
    timeSlotOther: { value: request.timeSlotOther, typedIn },
    day: { value: words({ field: 'day', code: request.day }) },
    dayOther: { value: request.dayOther, typedIn },
    message: {
      // The form's own label speaks to who writes it.
      label: fieldLabels('contact.message'),
      value: request.message ?? staffWords('notWritten'),
      long: true,
      typedIn: request.message ? typedIn : undefined,
    },
  }
  return (Object.keys(answers) as AnsweredField[]).flatMap((field) => {
    const { value, ...rest } = answers[field]
    // A text for "other" stands only where there was one.
    return value === undefined
      ? []
      : [{ label: fieldLabels(`listeningDesk.${field}`), value, ...rest }]
  })
}

function phoneAnswer(request: ListeningDesk): Partial<EmailAnswer> {
  const number = parsePhone(request.phone)
  if (!number) return { value: request.phone }
  if (isCostly(number.number)) return { value: request.phone, note: staffWords('costlyPhone') }
  // A number that may be another person's is shown as it was typed, and nothing dials it.
  return isCertain(number, request.phone, request.locale)
    ? { value: number.formatInternational(), href: telLink(request, number), note: undefined }
    : {
        value: request.phone,
        note: staffWords('uncertainPhone', { number: number.formatInternational() }),
      }
}

const ordinaryTypes = [
  'MOBILE',
  'FIXED_LINE',
  'FIXED_LINE_OR_MOBILE',
  'VOIP',
  'TOLL_FREE',
  undefined,
]

/** Returns whether a call may cost far more than one to a person's telephone: of a service, or by satellite. */
function isCostly(international: string): boolean {
  const number = parseWithTypes(international)
  return Boolean(number?.isNonGeographic()) || !ordinaryTypes.includes(number?.getType())
}
