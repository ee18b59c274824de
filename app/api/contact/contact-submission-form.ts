import { StaffEmail } from '@/components/email/staff-email'
import { composeContactEmail } from '@/lib/email/compose-contact-email'
import { contactForm } from '@/lib/forms/contact-definition'
import { contactSchema, type Contact } from '@/lib/forms/contact-schema'
import type { SubmissionForm } from '@/lib/submissions/submission-form'

export const contactSubmissionForm: SubmissionForm<Contact> = {
  ...contactForm,
  schema: contactSchema,
  composeEmail: composeContactEmail,
  StaffEmail,
}
