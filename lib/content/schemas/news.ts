import { z } from 'zod'
import { dateSchema, localizedSchema, pageSchema, sampleSchema } from './fields'

/** An item of news as its file holds it. */
export const newsItemSchema = z.strictObject({
  sample: sampleSchema,
  publishedOn: dateSchema.meta({
    title: 'Pubblicata il',
    description: 'Il giorno da cui la notizia si vede: oggi, o un giorno nel futuro.',
    examples: ['2027-03-15'],
  }),
  title: localizedSchema.meta({
    title: 'Titolo',
    description: 'Si legge nella pagina iniziale.',
  }),
  text: localizedSchema.meta({ title: 'Testo', description: 'Due frasi.' }),
  path: pageSchema,
})
