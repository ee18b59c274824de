import { StaffEmail } from '@/components/email/staff-email'
import { composeContactEmail } from '@/lib/email/compose-contact-email'
import { contactForm } from '@/lib/forms/contact-definition'
import { contactSchema, type Contact } from '@/lib/forms/contact-schema'
import type { HandlerOptions } from '@/lib/submissions/handler-types'

export const contactHandlerOptions: HandlerOptions<Contact> = {
  ...contactForm,
  schema: contactSchema,
  composeEmail: composeContactEmail,
  StaffEmail,
}
