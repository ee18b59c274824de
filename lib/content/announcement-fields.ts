import { z } from 'zod'
import { mayBePage } from '../pages'
import { say } from './editor-language'
import { dateSchema, localizedSchema, pathSchema } from './fields'

/** First and last day, both included, as calendars in Rome show them. */
export const periodFields = { from: dateSchema, until: dateSchema }

export function endsAfterItBegins({ from, until }: { from: string; until: string }): boolean {
  return from <= until
}

export const periodProblem = say(
  'l’ultimo giorno (until) viene prima del primo (from).',
  'the last day (until) comes before the first (from).',
)

/** A link to a page of the site, with its words. */
export const pageLinkSchema = z.strictObject({
  path: pathSchema.refine(
    mayBePage,
    say('non è una pagina di questo sito, per esempio /contacts.', 'is not a page of this site, e.g. /contacts.'),
  ),
  label: localizedSchema,
})
