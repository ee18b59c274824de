import { z } from 'zod'
import { pagePaths, type PagePath } from '../page-paths'
import { say } from './editor-language'

/**
 * To be seen there says something about one's health: the cookie policy promises not to look
 * (docs/decisions/0016).
 */
const neverCounted: PagePath[] = ['/services/listening-desk', '/services/psychological-services']

const wholeNumber = say(
  'deve essere un numero intero da 1 in su.',
  'must be a whole number of at least 1.',
)

export const analyticsSchema = z.strictObject({
  /** Pages that statistics never see, in any language. */
  excludedPaths: z
    .array(z.enum(pagePaths))
    .refine(
      (paths) => neverCounted.every((path) => paths.includes(path)),
      say(
        `deve contenere ${neverCounted.join(' e ')}: lo promette la cookie policy.`,
        `must contain ${neverCounted.join(' and ')}: the cookie policy promises it.`,
      ),
    ),
  /** One more whenever what visitors consent to changes: everybody is then asked again. */
  policyVersion: z.int(wholeNumber).min(1, wholeNumber),
})
