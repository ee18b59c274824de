import type { Contact } from '../forms/contact-schema'
import { asciiEmailAddress } from '../forms/email-address'
import { contactForm } from '../forms/forms'
import {
  closingAnswers,
  closingNotes,
  fieldLabels,
  mailtoLink,
  neutralReply,
  neutralSubject,
  staffWords,
  type Answer,
  type StaffMail,
} from './staff-mail'

export function describeContact(contact: Contact): StaffMail {
  const replyTo = asciiEmailAddress(contact.email) ?? contact.email
  return {
    subject: neutralSubject(contact),
    title: staffWords('contactTitle'),
    answers: [...formAnswers(contact, replyTo), ...closingAnswers(contact)],
    notes: [staffWords('privacyRead'), ...closingNotes()],
    replyTo,
    reply: neutralReply(replyTo, contact),
  }
}

function formAnswers(contact: Contact, replyTo: string): Answer[] {
  const links: Partial<Record<keyof Contact, Answer['href']>> = { email: mailtoLink(replyTo) }
  return contactForm.fields.flatMap((field) => {
    // Having read the privacy notice is a note of its own.
    if (field === 'privacy') return []
    const label = fieldLabels(`contact.${field}`)
    return [{ label, value: contact[field], long: field === 'message', href: links[field] }]
  })
}
