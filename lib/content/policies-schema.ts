import { z } from 'zod'
import { say } from './editor-language'
import { dateSchema, idSchema, localizedSchema, sampleSchema } from './fields'
import { policyTextSchema } from './policy-text'

/** Parts that are true only with Tag Manager, or only without it; the others always are. */
export const onlySchema = z.enum(['with-tag-manager', 'without-tag-manager']).optional()

/** Something that the site leaves in the visitor's browser. */
export const storedItemSchema = z.strictObject({
  only: onlySchema,
  names: z.array(z.string().trim().min(1)).min(1),
  kind: z.enum(['cookie', 'local-storage', 'session-storage']),
  setBy: z.enum(['association', 'google']),
  purpose: localizedSchema,
  duration: localizedSchema,
})

export const sectionSchema = z.strictObject({
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

export const policySchema = z.strictObject({
  lastUpdated: dateSchema,
  inShort: z.array(z.strictObject({ only: onlySchema, text: policyTextSchema })).min(1),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      say('due sezioni hanno lo stesso id.', 'two sections have the same id.'),
    ),
})

export const privacyPolicySchema = policySchema.extend({
  /** Decisions of the association that the text refers to. */
  facts: z.strictObject({
    sample: sampleSchema,
    hosting: localizedSchema,
    mailbox: localizedSchema,
    contactPeriod: localizedSchema,
    listeningDeskPeriod: localizedSchema,
  }),
})

export const accessibilityStatementSchema = policySchema.extend({
  /** Decisions of the association that the text refers to. */
  facts: z.strictObject({ sample: sampleSchema, accessibilityReply: localizedSchema }),
})
