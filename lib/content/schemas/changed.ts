import { z } from 'zod'
import { textSchema } from './fields'

/**
 * When what matters of a record was last changed, and a short form of it by which a later change is
 * known: written by tools/content-check/record-changes.ts, never by a person.
 */
export const changedFields = {
  at: z.iso.datetime().meta({ title: 'Quando' }),
  of: textSchema.meta({ title: 'Che cosa' }),
}
