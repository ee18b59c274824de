import { z } from 'zod'
import { say } from './editor-language'
import { dateSchema, hasUniqueIds, idSchema, localizedSchema, repeatedId } from './fields'

export const helplinesSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      /** For `tel:`; short numbers have no country code. */
      tel: z
        .string()
        .regex(
          /^(\d{3,5}|\+39\d{6,11})$/,
          say('non è un numero di telefono, per esempio 112 o +390701234567.', 'is not a phone number, e.g. 112 or +390701234567.'),
        ),
      display: z.string().trim().min(1),
      name: localizedSchema,
      purpose: localizedSchema,
      hours: localizedSchema,
      /** Where the number was read, and the day on which somebody checked it. */
      source: z.string().trim().min(1),
      verifiedOn: dateSchema,
    }),
  )
  .min(1)
  .refine(hasUniqueIds, repeatedId)
  .refine(
    (lines) => lines[0]?.tel === '112',
    say('il primo numero deve essere il 112.', 'the first number must be 112.'),
  )
