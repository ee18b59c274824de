import { z } from 'zod'
import { pagePaths } from '../pages'
import { idSchema, localizedSchema } from './fields'

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
  'teacher',
  'educator',
] as const

export const audiencesSchema = z
  .array(
    z.strictObject({
      id: z.enum(audienceIds),
      path: z.enum(pagePaths),
      /** A place of that page. */
      anchor: idSchema.optional(),
      label: localizedSchema,
    }),
  )
  .length(audienceIds.length)
