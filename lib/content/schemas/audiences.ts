import { z } from 'zod'
import { choiceSchema, idSchema, localizedSchema, pageSchema, say } from './fields'

/** The people whom a service or a link of the home page may address. */
export const audienceSchema = choiceSchema({
  child: 'Bambini',
  'under-16': 'Chi ha meno di 16 anni',
  teen: 'Adolescenti',
  'young-adult': 'Giovani',
  adult: 'Adulti',
  'older-person': 'Persone anziane',
  parent: 'Genitori',
  'worried-parent': 'Genitori in pensiero',
  worried: 'Chi è in pensiero per qualcuno',
  teacher: 'Insegnanti',
  educator: 'Educatori ed educatrici',
})

export const audiencesSchema = z
  .array(
    z.strictObject({
      id: audienceSchema.meta(say('Per chi', 'Per chi è il link; l’elenco è fisso.')),
      path: pageSchema,
      anchor: idSchema
        .optional()
        .meta(say('Punto della pagina', 'Il punto della pagina a cui porta il link.')),
      label: localizedSchema.meta(say('Parole del link', 'Si leggono nella pagina iniziale.')),
      detail: localizedSchema
        .optional()
        .meta(
          say('Che cosa trova', 'In piccolo sotto le parole del link, se non porta a un servizio.'),
        ),
    }),
  )
  .min(1)
  .max(7)
