import { z } from 'zod'
import { endsAfterItBegins, periodProblem } from './announcement-fields'
import { dateSchema, sampleSchema, say } from './fields'

/** Days, both included, on which nobody of the association answers. */
export const closureSchema = z
  .strictObject({
    sample: sampleSchema,
    from: dateSchema.meta(say('Primo giorno di chiusura')),
    until: dateSchema.meta(
      say('Ultimo giorno di chiusura', 'Compreso. Dal giorno dopo la chiusura non si legge più.'),
    ),
  })
  .refine(endsAfterItBegins, { path: ['until'], error: periodProblem })

export const closuresSchema = z.array(closureSchema)
