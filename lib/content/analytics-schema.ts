import { z } from 'zod'
import { say } from './editor-language'

const wholeNumber = say(
  'deve essere un numero intero da 1 in su.',
  'must be a whole number of at least 1.',
)

export const analyticsSchema = z.strictObject({
  /** One more whenever what visitors consent to changes: everybody is then asked again. */
  policyVersion: z.int(wholeNumber).min(1, wholeNumber),
})
