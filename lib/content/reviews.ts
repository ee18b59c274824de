import { z } from 'zod'
import json from '../../content/reviews.json'
import { idSchema, localizedSchema, sampleSchema } from './fields'
import { parseContent } from './parse-content'

const reviewsSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      sample: sampleSchema,
      /** Initial or first name, as the person has agreed. */
      name: z.string().trim().min(1),
      text: localizedSchema,
    }),
  )
  .length(10)

export const reviews = parseContent('content/reviews.json', reviewsSchema, json)
