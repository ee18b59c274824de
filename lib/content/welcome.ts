import { z } from 'zod'
import json from '../../content/welcome.json'
import { localizedSchema } from './fields'
import { parseContent } from './parse-content'
import {
  endsAfterItBegins,
  pageLinkSchema,
  periodFields,
  periodProblem,
} from './announcement-fields'

const welcomeSchema = z
  .strictObject({
    enabled: z.boolean(),
    ...periodFields,
    title: localizedSchema,
    text: localizedSchema,
    link: pageLinkSchema.optional(),
  })
  .refine(endsAfterItBegins, periodProblem)

export const welcome = parseContent('content/welcome.json', welcomeSchema, json)
