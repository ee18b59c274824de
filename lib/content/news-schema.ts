import { z } from 'zod'
import { pagePaths } from '../pages'
import { dateSchema, hasUniqueIds, idSchema, localizedSchema, repeatedId, sampleSchema } from './fields'

export const newsSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      sample: sampleSchema,
      /** The day on which the news was put on the site, for the feed. */
      publishedOn: dateSchema.optional(),
      title: localizedSchema,
      text: localizedSchema,
      /** The page where the reader can go on. */
      path: z.enum(pagePaths),
    }),
  )
  .refine(hasUniqueIds, repeatedId)
