import { z } from 'zod'
import json from '../../content/error-page.json'
import { localizedSchema } from './fields'
import { parseContent } from './parse-content'

const errorPageSchema = z.strictObject({
  title: localizedSchema,
  text: localizedSchema,
  retry: localizedSchema,
  call: localizedSchema,
  emergency: localizedSchema,
})

export const errorPage = parseContent('content/error-page.json', errorPageSchema, json)
