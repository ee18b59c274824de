import type { PagePath } from '../pages'

/** What defines a form besides its schema: a new form is one of these, one schema and one route. */
export type FormDefinition = {
  /** Last part of the address that takes it: `/api/contact`. */
  name: string
  /** The page that shows it; `<page>/sent` is the one that follows where no script runs. */
  page: PagePath
  /** reCAPTCHA's name for it, where hyphens are not allowed. */
  captchaAction: string
  /** Where the words of its fields are: `FormFields.<messages>.<field>`, `FormErrors.<messages>.<field>`. */
  messages: 'contact' | 'listeningDesk'
  /** In the order of the form and of its error summary. */
  fields: readonly string[]
  /** The fields that may be left empty; the others are required, in the form and in its schema. */
  optionalFields: readonly string[]
  /** The fields that take any number of answers. */
  listFields: readonly string[]
  /** The boxes that are ticked or not. */
  tickFields: readonly string[]
}

/** A field that people never see: what is written in it was written by a program. */
export const honeypotName = 'fax'
