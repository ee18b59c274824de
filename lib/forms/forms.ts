import { contactForm } from './contact'
import { listeningDeskForm } from './listening-desk'

/** The site's forms, by name. */
export const forms = { contact: contactForm, 'listening-desk': listeningDeskForm } as const

export type FormName = keyof typeof forms

export type Form = (typeof forms)[FormName]

/** The name of a field of any form. */
export type FieldName = Form['fields'][number]

export const formNames = ['contact', 'listening-desk'] as const satisfies readonly FormName[]
