import * as z from 'zod/mini'
import { emailAddress } from './email-address'
import { commonFields, text, ticked } from './fields'

/** In the order of the form, of its error summary and of the e-mail. */
export const contactFields = ['name', 'email', 'message', 'privacy'] as const

export const contactSchema = z.strictObject({
  name: text({ max: 100 }),
  email: emailAddress(),
  message: text({ max: 5000, multiline: true }),
  privacy: ticked(),
  ...commonFields,
})

export type Contact = z.infer<typeof contactSchema>
