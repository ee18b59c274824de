import { z } from 'zod'
import { endsAfterItBegins, periodProblem } from './announcement-fields'
import { dateSchema, sampleSchema } from './fields'

/** Days, both included, on which nobody of the association answers. */
export const closureSchema = z
  .strictObject({
    sample: sampleSchema,
    from: dateSchema.meta({
      title: 'Primo giorno di chiusura',
      examples: ['2027-08-09'],
    }),
    until: dateSchema.meta({
      title: 'Ultimo giorno di chiusura',
      description: 'Compreso. Dal giorno dopo la chiusura non si legge più.',
      examples: ['2027-08-20'],
    }),
  })
  .refine(endsAfterItBegins, { path: ['until'], error: periodProblem })

export const closuresSchema = z.array(closureSchema)
