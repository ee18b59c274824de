import type * as z from 'zod/mini'
import { defineForm } from './define-form'
import { emailAddress } from './email-address'
import { formSchema, text, ticked, type Identified } from './fields'
import { readLines } from './typed-text'

const fields = {
  name: text({ max: 100 }),
  email: emailAddress(),
  message: text({ max: 5000, read: readLines }),
  privacy: ticked(),
}

/** What is asked of an answer, here as on the server. Browsers fetch it when somebody begins to write. */
export const contactSchema = formSchema(fields)

export type Contact = Identified<z.infer<typeof contactSchema>>

export const contactForm = defineForm(
  {
    name: 'contact',
    page: '/contacts',
    captchaAction: 'contact',
    namespace: 'ContactForm',
    messages: 'contact',
  },
  fields,
)
