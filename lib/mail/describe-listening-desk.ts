import { asciiEmailAddress } from '../forms/email-address'
import { consentVersion, listeningDeskForm } from '../forms/listening-desk'
import type { ListeningDesk } from '../forms/listening-desk-schema'
import { parsePhone } from '../forms/phone-number'
import {
  closingAnswers,
  closingNotes,
  fieldLabels,
  mailtoLink,
  optionWords,
  referenceOf,
  staffWords,
  type Answer,
  type StaffMail,
} from './staff-mail'

export function describeListeningDesk(request: ListeningDesk): StaffMail {
  const replyTo = asciiEmailAddress(request.email) ?? request.email
  const { firstName } = request
  return {
    subject: staffWords('listeningDeskSubject', { firstName, reference: referenceOf(request) }),
    title: staffWords('listeningDeskTitle'),
    answers: [...formAnswers(request, replyTo), ...closingAnswers(request)],
    // The mail's own date is the time of consent: a time in the body would make each retry differ.
    notes: [staffWords('consentGiven', { version: consentVersion }), ...closingNotes(replyTo)],
    replyTo,
  }
}

function formAnswers(request: ListeningDesk, replyTo: string): Answer[] {
  const phone = parsePhone(request.phone)
  const words: Partial<Record<keyof ListeningDesk, string>> = {
    gender: optionWords(`gender.${request.gender}`),
    phone: phone?.formatInternational(),
    ageBand: optionWords(`ageBand.${request.ageBand}`),
    topics: request.topics.map((topic) => optionWords(`topics.${topic}`)).join(', '),
    zone: optionWords(`zone.${request.zone}`),
    workStatus: optionWords(`workStatus.${request.workStatus}`),
    timeSlot: optionWords(`timeSlot.${request.timeSlot}`),
    day: optionWords(`day.${request.day}`),
    message: request.message ?? staffWords('notWritten'),
  }
  const links: typeof words = { phone: phone?.getURI(), email: mailtoLink(replyTo) }
  return listeningDeskForm.fields.flatMap((field) => {
    const value = words[field] ?? request[field]
    // Consent is a note of its own; a text for "other" stands only where there was one.
    if (field === 'consent' || value === undefined) return []
    const label = fieldLabels(`listeningDesk.${field}`)
    return [{ label, value: String(value), long: field === 'message', href: links[field] }]
  })
}
