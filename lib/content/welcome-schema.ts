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
    enabled: z.boolean(),
    ...periodFields,
    title: localizedSchema,
    text: localizedSchema,
    link: pageLinkSchema.optional(),
  })
  .refine(endsAfterItBegins, periodProblem)
