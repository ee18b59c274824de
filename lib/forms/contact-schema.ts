import * as z from 'zod/mini'
import type { contactForm } from './contact-definition'
import { emailAddress } from './email-address'
import { commonFields, text, ticked, type Identified } from './field-schemas'

const fields = {
  name: text({ max: 100 }),
  email: emailAddress(),
  message: text({ max: 5000, multiline: true }),
  privacy: ticked(),
} satisfies Record<(typeof contactForm.fields)[number], z.ZodMiniType>

export const contactSchema = z.strictObject({ ...fields, ...commonFields })

export type Contact = Identified<z.infer<typeof contactSchema>>
