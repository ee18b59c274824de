import type { FormDefinition } from './form-definition'
import { listeningDeskForm } from './listening-desk'

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

export const forms = {
  contact: contactForm,
  'listening-desk': listeningDeskForm,
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof forms

export type Form = (typeof forms)[FormName]

export const formNames = ['contact', 'listening-desk'] as const satisfies readonly FormName[]
