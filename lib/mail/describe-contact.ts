import type { Contact } from '../forms/contact-schema'
import { asciiEmailAddress } from '../forms/email-address'
import {
  closingAnswers,
  closingNotes,
  fieldLabels,
  mailtoLink,
  referenceOf,
  staffWords,
  type StaffMail,
} from './staff-mail'

export function describeContact(contact: Contact): StaffMail {
  const replyTo = asciiEmailAddress(contact.email) ?? contact.email
  const [firstName = ''] = contact.name.split(/\s/u)
  return {
    subject: staffWords('contactSubject', { firstName, reference: referenceOf(contact) }),
    title: staffWords('contactTitle'),
    answers: [
      { label: fieldLabels('contact.name'), value: contact.name },
      { label: fieldLabels('contact.email'), value: contact.email, href: mailtoLink(replyTo) },
      { label: fieldLabels('contact.message'), value: contact.message, long: true },
      ...closingAnswers(contact),
    ],
    notes: [staffWords('privacyRead'), ...closingNotes(replyTo)],
    replyTo,
  }
}
