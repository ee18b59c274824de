import { z } from 'zod'

const wholeNumber = 'deve essere un numero intero da 1 in su.'

export const analyticsSchema = z.strictObject({
  policyVersion: z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .meta({
      title: 'Versione del consenso',
      description:
        'Uno in più quando cambia ciò a cui si dà il consenso: il sito lo chiede di nuovo a tutti.',
      examples: [2],
    }),
})
