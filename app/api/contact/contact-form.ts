import { StaffEmail } from '@/components/email/staff-email'
import { contactSchema, type Contact } from '@/lib/forms/contact-schema'
import type { SubmissionForm } from '@/lib/submissions/submission-form'
import { describeContact } from '@/lib/mail/describe-contact'

export const contactForm: SubmissionForm<Contact> = {
  name: 'contact',
  action: 'contact',
  schema: contactSchema,
  describe: describeContact,
  Email: StaffEmail,
}
