import type * as z from 'zod/mini'
import { contactForm } from './contact-definition'
import { emailAddress } from './email-address'
import { formSchema, text, ticked, type Identified } from './field-schemas'
import { readLines } from './typed-text'

export const contactSchema = formSchema(contactForm, {
  name: text({ max: 100 }),
  email: emailAddress(),
  message: text({ max: 5000, read: readLines }),
  privacy: ticked(),
})

export type Contact = Identified<z.infer<typeof contactSchema>>
