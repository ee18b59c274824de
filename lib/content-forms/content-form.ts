import type { Content } from '../content-check/check-content'
import { isGroup } from '../i18n/flatten-messages'
import { locales, type Locale } from '../i18n/locales'
import type { FormField } from './form-field'
import type { Answers, Fault } from './read-answers'
import { readDate } from './read-dates'

/** A form by which content is changed: an issue form on GitHub, and `npm run new` in a terminal. */
export type ContentForm = {
  /** The word after `npm run new --`, and the issue form's file. */
  kind: string
  /** Its name; by it the program knows an issue's form again. */
  name: string
  about: { it: string; en: string }
  fields: readonly FormField[]
  draft: (answers: Answers, content: Content, today: string) => Draft
}

/** One value to write; `isNew` puts it before the others of a list. */
export type Edit = { file: string; path: (string | number)[]; value: unknown; isNew?: boolean }

/** What answers change, as far as they can be used. */
export type Draft = {
  /** For the commit and the pull request: only words of this program, and an id. */
  title: string
  edits: Edit[]
  faults: Fault[]
  /** The fields whose answers stand in a place; the first is the one to name. */
  fieldsAt: (file: string, path: readonly PropertyKey[]) => FormField[]
}

/** Returns the draft that puts a record before the others of a file. */
export function recordDraft(
  fields: readonly FormField[],
  {
    file,
    record,
    title,
    faults,
  }: Pick<Draft, 'title' | 'faults'> & { file: string; record: object },
): Draft {
  return {
    title,
    edits: [{ file, path: [0], value: withoutEmpty(record), isNew: true }],
    faults,
    fieldsAt: (changed, [index, ...path]) =>
      changed === file && index === 0
        ? fields.filter(({ place = [] }) => isPartOf(place, path) || isPartOf(path, place))
        : [],
  }
}

/** Returns a field's answers in the languages, by its id without the language. */
export function localized(answers: Answers, id: string, change = (text: string) => text) {
  const texts = locales.map((locale) => {
    const text = answers.text(`${id}-${locale}`)
    return [locale, text && change(text)]
  })
  return Object.fromEntries(texts) as Record<Locale, string>
}

/** Returns the date of an answer; empty where there is none, with a fault where it is no date. */
export function dateAnswer(answers: Answers, field: FormField, faults: Fault[]): string {
  const written = answers.text(field.id)
  const date = written ? readDate(written) : { value: '' }
  if ('value' in date) return date.value
  faults.push({ field, sentence: date.fault })
  return ''
}

function isPartOf(place: readonly PropertyKey[], whole: readonly PropertyKey[]): boolean {
  return place.length > 0 && place.every((step, index) => whole[index] === step)
}

/** What was not answered is left out; of a group of which nothing was, the whole group. */
function withoutEmpty(value: unknown): unknown {
  if (!isGroup(value)) return value === '' ? undefined : value
  const entries = Object.entries(value)
    .map(([key, child]: [string, unknown]) => [key, withoutEmpty(child)] as const)
    .filter(([, child]) => child !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
