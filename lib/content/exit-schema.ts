import { z } from 'zod'
import { urlSchema } from './fields'

export const exitSchema = z.strictObject({
  /** Where "leave this page" leads: a well-known public page that says nothing about its reader. */
  url: z.strictObject({ it: urlSchema, en: urlSchema, es: urlSchema }),
})
