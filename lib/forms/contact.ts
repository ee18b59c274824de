import type { FormDefinition } from './forms'

/** The contact form. Its rules are in contact-schema.ts, which browsers fetch only when needed. */
export const contactForm = {
  name: 'contact',
  action: 'contact',
  fields: ['name', 'email', 'message', 'privacy'],
  listFields: [],
} as const satisfies FormDefinition
