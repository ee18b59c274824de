import { contactForm } from './contact-definition'
import type { FormDefinition } from './form-definition'
import { listeningDeskForm } from './listening-desk-definition'

/** The site's forms, by name. */
export const forms = {
  contact: contactForm,
  'listening-desk': listeningDeskForm,
} as const satisfies Record<string, FormDefinition>

export type FormName = keyof typeof forms

export type Form = (typeof forms)[FormName]

export const formNames = ['contact', 'listening-desk'] as const satisfies readonly FormName[]
