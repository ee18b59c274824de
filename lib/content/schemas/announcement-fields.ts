import { z } from 'zod'
import { mayBePage } from '../../pages'
import { dateSchema, localizedSchema, pathSchema, say } from './fields'

/** First and last day, both included, as calendars in Rome show them. */
export const periodFields = {
  from: dateSchema.meta(say('Primo giorno', 'Il primo giorno in cui si vede.')),
  until: dateSchema.meta(
    say('Ultimo giorno', 'L’ultimo giorno in cui si vede, compreso; poi sparisce da solo.'),
  ),
}

export function endsAfterItBegins({ from, until }: { from: string; until: string }): boolean {
  return from <= until
}

export const periodProblem = 'l’ultimo giorno viene prima del primo.'

/** A link to a page of the site, with its words. */
export const pageLinkSchema = z
  .strictObject({
    path: pathSchema
      .refine(mayBePage, 'non è una pagina di questo sito, per esempio /contacts.')
      .meta(say('Pagina', 'La pagina del sito a cui porta, senza la lingua.')),
    label: localizedSchema.meta(say('Parole del link')),
  })
  .optional()
  .meta(say('Link', 'Un link a una pagina del sito. Facoltativo.'))
