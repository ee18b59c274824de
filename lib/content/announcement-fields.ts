import { z } from 'zod'
import { isKnownPath } from '../routes'
import { dateSchema, localizedSchema, pathSchema } from './fields'

/** First and last day, both included, as calendars in Rome show them. */
export const periodFields = { from: dateSchema, until: dateSchema }

export function endsAfterItBegins({ from, until }: { from: string; until: string }): boolean {
  return from <= until
}

export const periodProblem = 'l’ultimo giorno (until) viene prima del primo (from).'

/** A link to a page of the site, with its words. */
export const pageLinkSchema = z.strictObject({
  path: pathSchema.refine(isKnownPath, 'non è una pagina di questo sito.'),
  label: localizedSchema,
})
