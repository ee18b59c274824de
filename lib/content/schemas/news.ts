import { z } from 'zod'
import { dateSchema, localizedSchema, pageSchema, sampleSchema, say } from './fields'

/** An item of news as its file holds it. */
export const newsItemSchema = z.strictObject({
  sample: sampleSchema,
  publishedOn: dateSchema.meta(
    say('Pubblicata il', 'Il giorno da cui la notizia si vede: oggi, o un giorno nel futuro.'),
  ),
  title: localizedSchema.meta(say('Titolo', 'Si legge nella pagina iniziale.')),
  text: localizedSchema.meta(say('Testo', 'Due frasi.')),
  path: pageSchema,
})
