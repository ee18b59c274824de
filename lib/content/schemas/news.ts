import { z } from 'zod'
import { changedFields, dateSchema, localizedSchema, pageSchema, sampleSchema } from './fields'

/** An item of news as its file holds it. */
export const newsItemSchema = z.strictObject({
  sample: sampleSchema,
  publishedOn: dateSchema.optional().meta({
    title: 'Pubblicata il',
    description:
      'Il giorno da cui la notizia si vede: può essere nel futuro. Senza, si vede subito.',
    examples: ['2027-03-15'],
  }),
  title: localizedSchema.meta({
    title: 'Titolo',
    description: 'Si legge nella pagina iniziale.',
  }),
  text: localizedSchema.meta({ title: 'Testo', description: 'Due frasi.' }),
  path: pageSchema,
  changed: z
    .strictObject(changedFields)
    .optional()
    .meta({ title: 'Ultima modifica', hidden: true }),
})
