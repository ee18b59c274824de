import { StaffEmail } from '@/components/email/staff-email'
import { composeContactEmail } from '@/lib/email/compose-contact-email'
import { contactForm, contactSchema, type Contact } from '@/lib/forms/contact'
import type { HandlerOptions } from '@/lib/submissions/handler-types'

export const contactHandlerOptions: HandlerOptions<Contact> = {
  ...contactForm,
  schema: contactSchema,
  composeEmail: composeContactEmail,
  StaffEmail,
}
