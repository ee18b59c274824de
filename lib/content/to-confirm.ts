import { z } from 'zod'
import json from '../../content/to-confirm.json'
import { dateSchema, idSchema } from './fields'
import { parseContent } from './parse-content'

const text = z.string().trim().min(1)

/** What the texts say and only the association can confirm; for people, so in Italian only. */
const toConfirmSchema = z.array(
  z.strictObject({
    id: idSchema,
    /** Files, with the place in them: `messages/it.json#HomePage.title`. */
    where: z
      .array(
        z
          .string()
          .regex(
            /^(messages|content)\/[\w/-]+\.json(#[\w.-]+)?$/,
            'non è un posto. Scrivi il file e la chiave, per esempio messages/it.json#HomePage.title.',
          ),
      )
      .min(1),
    question: text,
    /** Who can answer. */
    who: text,
    /** The day on which somebody answered, and the texts were put right. */
    confirmedOn: dateSchema.optional(),
  }),
)

const questions = parseContent('content/to-confirm.json', toConfirmSchema, json)

/** The questions that nobody has answered yet. */
export const openQuestions = questions.filter(({ confirmedOn }) => !confirmedOn)
