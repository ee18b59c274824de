import { z } from 'zod'
import json from '../../content/exit.json'
import { urlSchema } from './fields'
import { parseContent } from './parse-content'

const exitSchema = z.strictObject({
  /** Where "leave this page" leads: a well-known public page that says nothing about its reader. */
  url: z.strictObject({ it: urlSchema, en: urlSchema, es: urlSchema }),
})

export const exit = parseContent('content/exit.json', exitSchema, json)
