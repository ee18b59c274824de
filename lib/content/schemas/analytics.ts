import { z } from 'zod'
import { say } from './fields'

const wholeNumber = 'deve essere un numero intero da 1 in su.'

export const analyticsSchema = z.strictObject({
  policyVersion: z
    .int(wholeNumber)
    .min(1, wholeNumber)
    .meta(
      say(
        'Versione del consenso',
        'Uno in più quando cambia ciò a cui si dà il consenso: il sito lo chiede di nuovo a tutti.',
      ),
    ),
})
