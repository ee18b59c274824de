import { z } from 'zod'
import json from '../../content/analytics.json'
import { pagePaths, type PagePath } from '../routes'
import { parseContent } from './parse-content'

/**
 * To be seen there says something about one's health: the cookie policy promises not to look
 * (docs/decisions/0016).
 */
const neverCounted: PagePath[] = ['/services/listening-desk', '/services/psychological-services']

const wholeNumber = 'deve essere un numero intero da 1 in su.'

export const analyticsSchema = z.strictObject({
  /** Pages that statistics never see, in any language. */
  excludedPaths: z
    .array(z.enum(pagePaths))
    .refine(
      (paths) => neverCounted.every((path) => paths.includes(path)),
      `deve contenere ${neverCounted.join(' e ')}: lo promette la cookie policy.`,
    ),
  /** One more whenever what visitors consent to changes: everybody is then asked again. */
  policyVersion: z.int(wholeNumber).min(1, wholeNumber),
})

export const analytics = parseContent('content/analytics.json', analyticsSchema, json)
