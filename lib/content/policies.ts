import { z } from 'zod'
import accessibilityJson from '../../content/policies/accessibility-statement.json'
import cookieJson from '../../content/policies/cookie-policy.json'
import privacyJson from '../../content/policies/privacy-policy.json'
import { dateSchema, idSchema, localizedSchema, sampleSchema } from './fields'
import { parseContent } from './parse-content'
import { policyTextSchema } from './policy-text'

/** Parts that are true only with Tag Manager, or only without it; the others always are. */
const onlySchema = z.enum(['with-tag-manager', 'without-tag-manager']).optional()

/** Something that the site leaves in the visitor's browser. */
const storedItemSchema = z.strictObject({
  only: onlySchema,
  names: z.array(z.string().trim().min(1)).min(1),
  kind: z.enum(['cookie', 'local-storage', 'session-storage']),
  setBy: z.enum(['association', 'google']),
  purpose: localizedSchema,
  duration: localizedSchema,
})

export type StoredItem = z.infer<typeof storedItemSchema>

const sectionSchema = z.strictObject({
  /** For links to the section: the same in every language. */
  id: idSchema,
  only: onlySchema,
  title: localizedSchema,
  paragraphs: z.array(policyTextSchema).min(1),
  list: z.array(policyTextSchema).min(1).optional(),
  stored: z.array(storedItemSchema).min(1).optional(),
  /** After the list, or after the things stored. */
  closing: z.array(policyTextSchema).min(1).optional(),
})

export type PolicySection = z.infer<typeof sectionSchema>

export const policySchema = z.strictObject({
  lastUpdated: dateSchema,
  inShort: z.array(z.strictObject({ only: onlySchema, text: policyTextSchema })).min(1),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      'due sezioni hanno lo stesso id.',
    ),
})

export type Policy = z.infer<typeof policySchema>

const privacyPolicySchema = policySchema.extend({
  /** Decisions of the association that the text refers to. */
  facts: z.strictObject({
    sample: sampleSchema,
    hosting: localizedSchema,
    mailbox: localizedSchema,
    contactPeriod: localizedSchema,
    listeningDeskPeriod: localizedSchema,
  }),
})

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

const accessibilityStatementSchema = policySchema.extend({
  /** Decisions of the association that the text refers to. */
  facts: z.strictObject({ sample: sampleSchema, accessibilityReply: localizedSchema }),
})

export const accessibilityStatement = parseContent(
  'content/policies/accessibility-statement.json',
  accessibilityStatementSchema,
  accessibilityJson,
)

/** Baked in at build, like the tag itself: what a policy says is what its own build does. */
const tagManager = Boolean(process.env.NEXT_PUBLIC_GTM_ID)

/** The parts that are true for a site with or without Tag Manager. */
export function trueParts<Part extends { only?: z.infer<typeof onlySchema> }>(
  parts: readonly Part[],
  withTagManager = tagManager,
): Part[] {
  const untrue = withTagManager ? 'without-tag-manager' : 'with-tag-manager'
  return parts.filter(({ only }) => only !== untrue)
}
