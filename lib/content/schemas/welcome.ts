import { z } from 'zod'
import {
  endsAfterItBegins,
  pageLinkSchema,
  periodFields,
  periodProblem,
} from './announcement-fields'
import { localizedSchema, say } from './fields'

export const welcomeSchema = z
  .strictObject({
    enabled: z.boolean().meta(say('Si vede', 'Sì, per mostrare la finestra di benvenuto.')),
    ...periodFields,
    title: localizedSchema.meta(say('Titolo', 'Il titolo della finestra.')),
    text: localizedSchema.meta(say('Testo', 'Due frasi.')),
    link: pageLinkSchema,
  })
  .refine(endsAfterItBegins, periodProblem)
