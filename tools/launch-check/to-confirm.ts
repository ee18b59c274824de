import { z } from 'zod'
import json from '../../content/to-confirm.json'
import { parseContent } from '../../lib/content/parse-content'
import { dateSchema, idSchema, textSchema } from '../../lib/content/schemas/fields'

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
        title: 'Dove sta scritto',
        description: 'File e chiave.',
        examples: [['messages/it.json#HomePage.title']],
      }),
    question: textSchema.meta({ title: 'Che cosa va chiesto' }),
    who: textSchema.meta({ title: 'Chi lo sa' }),
    confirmedOn: dateSchema.optional().meta({
      title: 'Confermato il',
      description: 'Il giorno della risposta, quando i testi sono corretti.',
      examples: ['2027-03-15'],
    }),
  }),
)

/** Returns the questions that nobody has answered yet. */
export function openQuestions() {
  const questions = parseContent('content/to-confirm.json', toConfirmSchema, json)
  return questions.filter(({ confirmedOn }) => !confirmedOn)
}
