import type { z } from 'zod'
import accessibilityJson from '../../content/policies/accessibility-statement.json'
import cookieJson from '../../content/policies/cookie-policy.json'
import privacyJson from '../../content/policies/privacy-policy.json'
import { parseContent } from './parse-content'
import type { onlySchema, sectionSchema, storedItemSchema } from './schemas/policies'
import { accessibilityStatementSchema, policySchema, privacyPolicySchema } from './schemas/policies'

export type StoredItem = z.infer<typeof storedItemSchema>

export type PolicySection = z.infer<typeof sectionSchema>

export type Policy = z.infer<typeof policySchema>

export const privacyPolicy = parseContent(
  'content/policies/privacy-policy.json',
  privacyPolicySchema,
  privacyJson,
)

export const cookiePolicy = parseContent(
  'content/policies/cookie-policy.json',
  policySchema,
  cookieJson,
)

export const accessibilityStatement = parseContent(
  'content/policies/accessibility-statement.json',
  accessibilityStatementSchema,
  accessibilityJson,
)

/** Baked in at build, like the tag itself: what a policy says is what its own build does. */
const tagManager = Boolean(process.env.NEXT_PUBLIC_GTM_ID)

/** Returns the parts that are true for a site with or without Tag Manager. */
export function trueParts<Part extends { only?: z.infer<typeof onlySchema> }>(
  parts: readonly Part[],
  withTagManager = tagManager,
): Part[] {
  const untrue = withTagManager ? 'without-tag-manager' : 'with-tag-manager'
  return parts.filter(({ only }) => only !== untrue)
}
