import { z } from 'zod'
import { idSchema, localizedSchema, pageSchema } from './fields'

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
      id: z.enum(audienceIds).meta({
        title: 'Per chi',
        description: 'Per chi è il link; l’elenco è fisso.',
        examples: ['teen'],
      }),
      path: pageSchema,
      anchor: idSchema.optional().meta({
        title: 'Punto della pagina',
        description: 'Il punto della pagina a cui porta il link.',
        examples: ['minors-title'],
      }),
      label: localizedSchema.meta({
        title: 'Parole del link',
        description: 'Si leggono nella pagina iniziale.',
      }),
      detail: localizedSchema.optional().meta({
        title: 'Che cosa trova',
        description: 'In piccolo sotto le parole del link, se non porta a un servizio.',
      }),
    }),
  )
  .min(1)
  .max(7)
