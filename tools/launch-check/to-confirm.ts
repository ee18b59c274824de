import { z } from 'zod'
import json from '../../content/to-confirm.json'
import { parseContent } from '../../lib/content/parse-content'
import { dateSchema, idSchema, say, textSchema } from '../../lib/content/schemas/fields'

const place = /^(messages|content)\/[\w/-]+(\.json(#[\w.-]+)?)?$/

/** What the texts say and only the association can confirm; for people, so in Italian only. */
export const toConfirmSchema = z.array(
  z.strictObject({
    id: idSchema,
    where: z
      .array(
        z
          .string()
          .regex(
            place,
            'non è un posto. Scrivi il file e la chiave, per esempio messages/it.json#HomePage.title.',
          ),
      )
      .min(1)
      .meta({
        ...say('Dove sta scritto', 'File e chiave.'),
        examples: [['messages/it.json#HomePage.title']],
      }),
    question: textSchema.meta(say('Che cosa va chiesto')),
    who: textSchema.meta(say('Chi lo sa')),
    confirmedOn: dateSchema
      .optional()
      .meta(say('Confermato il', 'Il giorno della risposta, quando i testi sono corretti.')),
  }),
)

/** Returns the questions that nobody has answered yet. */
export function openQuestions() {
  const questions = parseContent('content/to-confirm.json', toConfirmSchema, json)
  return questions.filter(({ confirmedOn }) => !confirmedOn)
}
