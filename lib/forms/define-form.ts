import type * as z from 'zod/mini'
import type { formPages } from '../pages'

type About = {
  /** Last part of the address that takes it: `/api/contact`. */
  name: string
  /** The page that shows it; `<page>/sent` is the one that follows where no script runs. */
  page: (typeof formPages)[number]
  /** reCAPTCHA's name for it, where hyphens are not allowed. */
  captchaAction: string
  /** Where its own words are. */
  namespace: 'ContactForm' | 'ListeningDeskForm'
  /** Where the words of its fields are: `FormFields.<messages>.<field>`, `FormErrors.<messages>.<field>`. */
  messages: 'contact' | 'listeningDesk'
}

/** What is to be known of a form beside its schema: plain data, which the server hands to the page. */
export type FormDefinition<Field extends string = string> = About & {
  /** In the order of the form and of its error summary. */
  fields: readonly Field[]
  optionalFields: readonly Field[]
  /** The fields that take any number of answers. */
  listFields: readonly Field[]
  /** The boxes that are ticked or not. */
  tickFields: readonly Field[]
}

type FieldSchema = z.ZodMiniType & { codes?: readonly string[] }

/** Returns the definition of a form, of which all that its fields say comes from their schemas. */
export function defineForm<const Own extends About, Field extends string>(
  about: Own,
  schemas: Record<Field, FieldSchema>,
): Own & FormDefinition<Field> {
  const fields = Object.keys(schemas) as Field[]
  const takes = (answer: (schema: FieldSchema) => unknown) =>
    fields.filter((name) => schemas[name].safeParse(answer(schemas[name])).success)
  return {
    ...about,
    fields,
    optionalFields: takes(() => undefined),
    listFields: takes(({ codes }) => codes ?? []),
    tickFields: takes(() => true),
  }
}

/** A field that people never see: what is written in it was written by a program. */
export const honeypotName = 'fax'
