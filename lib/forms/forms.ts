import { contactForm } from './contact'
import { listeningDeskForm } from './listening-desk'

/** What defines a form besides its schema: a new form is one of these, one schema and one route. */
export type FormDefinition = {
  /** Last part of the address that takes it: `/api/contact`. */
  name: string
  /** reCAPTCHA's name for it, where hyphens are not allowed. */
  action: string
  /** In the order of the form, of its error summary and of the e-mail. */
  fields: readonly string[]
  /** The fields that take any number of answers. */
  listFields: readonly string[]
}

export const forms = {
  contact: contactForm,
  'listening-desk': listeningDeskForm,
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof forms

export const formNames = ['contact', 'listening-desk'] as const satisfies readonly FormName[]

/** A field that people never see: what is written in it was written by a program. */
export const honeypotName = 'fax'
