import { z } from 'zod'
import { localizedSchema } from './fields'

export const errorPageSchema = z.strictObject({
  title: localizedSchema,
  text: localizedSchema,
  retry: localizedSchema,
  call: localizedSchema,
  emergency: localizedSchema,
})
