import { z } from 'zod'
import { mayBePage } from '../../pages'
import { dateSchema, localizedSchema, pathSchema } from './fields'

/** First and last day, both included, as calendars in Rome show them. */
export const periodFields = {
  from: dateSchema.meta({
    title: 'Primo giorno',
    description: 'Il primo giorno in cui si vede.',
    examples: ['2027-08-10'],
  }),
  until: dateSchema.meta({
    title: 'Ultimo giorno',
    description: 'L’ultimo giorno in cui si vede, compreso; poi sparisce da solo.',
    examples: ['2027-08-20'],
  }),
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
      .meta({
        title: 'Pagina',
        description: 'La pagina del sito a cui porta, senza la lingua.',
        examples: ['/contacts'],
      }),
    label: localizedSchema.meta({ title: 'Parole del link' }),
  })
  .optional()
  .meta({ title: 'Link', description: 'Un link a una pagina del sito. Facoltativo.' })
