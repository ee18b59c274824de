import type { FormDefinition } from './form-definition'

/** The contact form. Its rules are in contact-schema.ts, which browsers fetch only when needed. */
export const contactForm = {
  name: 'contact',
  page: '/contacts',
  captchaAction: 'contact',
  messages: 'contact',
  fields: ['name', 'email', 'message', 'privacy'],
  optionalFields: [],
  listFields: [],
  tickFields: ['privacy'],
} as const satisfies FormDefinition

/** In the address of the contact form: the event that the visitor writes about, and nothing else. */
export const bookingParameter = 'event'
