import { StaffEmail } from '@/components/email/staff-email'
import { contactSchema, type Contact } from '@/lib/forms/contact-schema'
import { contactForm } from '@/lib/forms/forms'
import { describeContact } from '@/lib/mail/describe-contact'
import type { SubmissionForm } from '@/lib/submissions/submission-form'

export const contactSubmissionForm: SubmissionForm<Contact> = {
  ...contactForm,
  schema: contactSchema,
  describe: describeContact,
  Email: StaffEmail,
}
