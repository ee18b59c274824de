import { z } from 'zod'
import json from '../../content/news.json'
import { idSchema, localizedSchema, sampleSchema } from './fields'
import { parseContent } from './parse-content'
import { pagePaths } from '../routes'

const newsSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      sample: sampleSchema,
      title: localizedSchema,
      text: localizedSchema,
      /** The page where the reader can go on. */
      path: z.enum(pagePaths),
    }),
  )
  .min(1)

export const news = parseContent('content/news.json', newsSchema, json)
