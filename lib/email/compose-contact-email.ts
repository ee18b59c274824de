import { type Contact, contactForm } from '../forms/contact'
import { asciiEmailAddress } from '../forms/email-address'
import {
  closingAnswers,
  closingNotes,
  closingRules,
  fieldLabels,
  neutralReply,
  neutralSubject,
  staffWords,
  type EmailAnswer,
  type Referenced,
  type StaffEmailContent,
} from './staff-email-content'

export function composeContactEmail(contact: Contact & Referenced): StaffEmailContent {
  const replyTo = asciiEmailAddress(contact.email) ?? contact.email
  const reply = neutralReply(replyTo, contact)
  return {
    subject: neutralSubject(contact),
    title: staffWords('contactTitle'),
    contactRules: {
      title: staffWords('contactRules'),
      rules: [staffWords('seemsMinor'), staffWords('numberInMessage'), ...closingRules()],
    },
    answers: [...formAnswers(contact, reply.href), ...closingAnswers(contact)],
    notes: [staffWords('privacyRead'), ...closingNotes()],
    replyTo,
    reply,
  }
}

function formAnswers(contact: Contact & Referenced, replyLink: EmailAnswer['href']): EmailAnswer[] {
  return contactForm.fields.flatMap((field) => {
    // Having read the privacy notice is a note of its own; what was left out is not there.
    if (field === 'privacy' || contact[field] === undefined) return []
    const label = fieldLabels(`contact.${field}`)
    const href = field === 'email' ? replyLink : undefined
    const long = field === 'message'
    return [
      { label, value: contact[field], long, typedIn: long ? contact.locale : undefined, href },
    ]
  })
}
