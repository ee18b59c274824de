import { z } from 'zod'
import json from '../../content/practical-answers.json'
import { pagePaths, type PagePath } from '../routes'
import { idSchema, localizedSchema, sampleSchema } from './fields'
import { parseContent } from './parse-content'
import { policyTextSchema } from './policy-text'

const practicalAnswersSchema = z
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
    'due risposte hanno lo stesso id.',
  )

const practicalAnswers = parseContent(
  'content/practical-answers.json',
  practicalAnswersSchema,
  json,
)

/** Returns the practical answers that a page shows, in the order of the file. */
export function practicalAnswersFor(page: PagePath) {
  return practicalAnswers.filter(({ pages }) => pages.includes(page))
}
