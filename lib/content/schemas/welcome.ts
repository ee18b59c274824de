import { z } from 'zod'
import {
  endsAfterItBegins,
  pageLinkSchema,
  periodFields,
  periodProblem,
} from './announcement-fields'
import { localizedSchema } from './fields'

export const welcomeSchema = z
  .strictObject({
    enabled: z.boolean().meta({
      title: 'Si vede',
      description: 'Sì, per mostrare la finestra di benvenuto.',
      examples: [false],
    }),
    ...periodFields,
    title: localizedSchema.meta({ title: 'Titolo', description: 'Il titolo della finestra.' }),
    text: localizedSchema.meta({ title: 'Testo', description: 'Due frasi.' }),
    link: pageLinkSchema,
  })
  .refine(endsAfterItBegins, periodProblem)
