import { z } from 'zod'
import { pagePaths } from '../pages'
import { say } from './editor-language'
import { idSchema, localizedSchema, sampleSchema } from './fields'
import { policyTextSchema } from './policy-text'

export const practicalAnswersSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      sample: sampleSchema,
      /** Where somebody would look for it. */
      pages: z.array(z.enum(pagePaths)).min(1),
      question: localizedSchema,
      answer: policyTextSchema,
    }),
  )
  .refine(
    (answers) => new Set(answers.map(({ id }) => id)).size === answers.length,
    say('due risposte hanno lo stesso id.', 'two answers have the same id.'),
  )
