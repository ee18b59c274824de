import { z } from 'zod'
import { say } from './editor-language'
import { dateSchema, idSchema } from './fields'

const text = z.string().trim().min(1)

/** What the texts say and only the association can confirm; for people, so in Italian only. */
export const toConfirmSchema = z.array(
  z.strictObject({
    id: idSchema,
    /** Files, with the place in them: `messages/it.json#HomePage.title`. */
    where: z
      .array(
        z
          .string()
          .regex(
            /^(messages|content)\/[\w/-]+\.json(#[\w.-]+)?$/,
            say(
              'non è un posto. Scrivi il file e la chiave, per esempio messages/it.json#HomePage.title.',
              'is not a place. Write the file and the key, e.g. messages/it.json#HomePage.title.',
            ),
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
