import { z } from 'zod'
import json from '../../content/helplines.json'
import { dateSchema, idSchema, localizedSchema } from './fields'
import { parseContent } from './parse-content'

const helplinesSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      /** For `tel:`; short numbers have no country code. */
      tel: z.string().regex(/^(\d{3,5}|\+39\d{6,11})$/, 'non è un numero di telefono.'),
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
  .refine((lines) => lines[0]?.tel === '112', 'il primo numero deve essere il 112.')

export const helplines = parseContent('content/helplines.json', helplinesSchema, json)

/** Returns the line with this id; throws where content/helplines.json has none. */
export function findHelpline(id: string): (typeof helplines)[number] {
  const line = helplines.find((helpline) => helpline.id === id)
  if (!line) throw new Error(`content/helplines.json has no line "${id}"`)
  return line
}
