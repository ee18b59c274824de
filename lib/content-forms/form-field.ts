import { languageName } from '../content/editor-language'
import { fieldDescriptions } from '../content-check/field-descriptions'
import { jsonSchemas, schemaPath, type JsonSchema } from '../content-check/schema-files'
import { locales, type Locale } from '../i18n/locales'

/** One question of a content form, on GitHub and in the terminal. */
export type FormField = {
  /** The flag of `npm run new`, and the id in the issue form. */
  id: string
  /** The heading above the answer, by which an issue's fields are told apart. */
  label: string
  kind: 'line' | 'text' | 'choice' | 'choices' | 'tick'
  hint: { it: string; en: string }
  example?: string
  isRequired: boolean
  /** The longest answer, in characters. */
  longest?: number
  /** The values of a choice with their words; of a tick, the one sentence beside it. */
  options?: readonly Option[]
  /** Where the answer stands in a record of the content. */
  place?: readonly string[]
  locale?: Locale
}

export type Option = { value: string; words: string }

/** Returns the choices as a person may write them: `info (Un’informazione), urgent (Urgente)`. */
export function choiceList(options: readonly Option[]): string {
  return options.map(({ value, words }) => `${value} (${words})`).join(', ')
}

type Words = Pick<FormField, 'id' | 'label' | 'kind'> &
  Partial<Pick<FormField, 'hint' | 'example' | 'longest' | 'isRequired'>>

const schemas = jsonSchemas()

/** Returns the question for a field of a content file, as its schema and its description have it. */
export function schemaField(file: string, place: readonly string[], words: Words): FormField {
  const description = fieldDescriptions[file]?.[place.join('.')]
  if (!description) throw new Error(`${file} has no ${place.join('.')}`)
  const { it, en, example, values } = description
  const { schema, isRequired } = schemaAt(file, place)
  return {
    hint: { it, en },
    ...(typeof example === 'string' && !values && { example }),
    isRequired,
    ...(values && { options: optionsOf(schema, values) }),
    place,
    ...words,
  }
}

/** Returns the question for a text in one language; `words.id` gets the language's code. */
export function textField(
  file: string,
  place: readonly string[],
  locale: Locale,
  words: Words,
): FormField {
  const field = schemaField(file, place, words)
  const examples = fieldDescriptions[file]?.[place.join('.')]?.example as
    Partial<Record<Locale, string>> | undefined
  return {
    ...field,
    id: `${field.id}-${locale}`,
    label: `${field.label} in ${languageName(locale, 'it')}`,
    example: words.example ?? examples?.[locale],
    place: [...place, locale],
    locale,
  }
}

type Text = { place: string[]; words: Words }

/** Returns the questions for some texts, language by language. */
export function textFields(file: string, locale: Locale, texts: readonly Text[]): FormField[] {
  return texts.map(({ place, words }) => textField(file, place, locale, words))
}

/** Returns the question whose tick allows the same words in two languages. */
export const sameWordsField: FormField = {
  id: 'same',
  label: 'Parole uguali in più lingue',
  kind: 'tick',
  hint: {
    it: 'Solo per i nomi che non si traducono.',
    en: 'Only for names that are not translated.',
  },
  isRequired: false,
  options: [{ value: 'yes', words: 'Un testo è uguale in due lingue, ed è voluto' }],
}

/** Returns the languages in which a form asks after the Italian. */
export const translationLocales = locales.filter((locale) => locale !== 'it')

function schemaAt(file: string, place: readonly string[]) {
  let schema = schemas.get(schemaPath(file))
  let isRequired = true
  for (const step of place) {
    const group: JsonSchema | undefined = schema?.items ?? schema
    isRequired &&= group?.required?.includes(step) ?? false
    schema = group?.properties?.[step]
  }
  return { schema, isRequired }
}

/** A list's values are those of the schema; a group among them, such as a price, goes by its key. */
function optionsOf(schema: JsonSchema | undefined, words: Record<string, string>): Option[] {
  const choices = [schema, schema?.items, ...(schema?.anyOf ?? [])]
  const values = choices.flatMap((choice) => [
    ...(choice?.enum ?? []),
    ...Object.keys(choice?.properties ?? {}),
  ])
  return values.map((value) => ({ value, words: words[value] ?? value }))
}
