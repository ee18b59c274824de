import { z } from 'zod'
import { inEveryLanguage, urlSchema } from './fields'

export const exitSchema = z.strictObject({
  /** Where "leave this page" leads: a well-known public page that says nothing about its reader. */
  url: inEveryLanguage(urlSchema),
})
