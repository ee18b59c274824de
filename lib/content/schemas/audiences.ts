import { z } from 'zod'
import { idSchema, localizedSchema, pageSchema, say } from './fields'

/** The people whom a service or a link of the home page may address. */
export const audienceIds = [
  'child',
  'under-16',
  'teen',
  'young-adult',
  'adult',
  'older-person',
  'parent',
  'worried-parent',
  'worried',
  'teacher',
  'educator',
] as const

export const audiencesSchema = z
  .array(
    z.strictObject({
      id: z.enum(audienceIds).meta(say('Per chi', 'Per chi è il link; l’elenco è fisso.')),
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
