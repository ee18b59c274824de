import { z } from 'zod'

/** In years, both included. */
export const agesSchema = z.strictObject({
  from: z.int().meta({ title: 'Da', description: 'In anni, compreso.', examples: [6] }),
  to: z.int().meta({ title: 'A', description: 'In anni, compreso.', examples: [17] }),
})
