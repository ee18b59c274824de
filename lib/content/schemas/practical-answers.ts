import { z } from 'zod'
import { textWithFactsSchema } from '../text-with-facts'
import {
  dateSchema,
  daysValid,
  idSchema,
  localizedSchema,
  pageSchema,
  sampleSchema,
  say,
} from './fields'

export const practicalAnswersSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      sample: sampleSchema,
      pages: z
        .array(pageSchema)
        .optional()
        .meta(
          say(
            'Pagine',
            'Le pagine che mostrano la domanda. Orari del telefono e tempi di risposta stanno già accanto al numero e ai moduli: senza pagine.',
          ),
        ),
      verifiedOn: dateSchema
        .optional()
        .meta(
          say(
            'Controllato il',
            `Se la risposta cambia con il tempo: il giorno in cui era vera. Dopo ${daysValid.warned} giorni il sito non la mostra più.`,
          ),
        ),
      question: localizedSchema.meta(say('Domanda')),
      answer: textWithFactsSchema.meta(
        say('Risposta', '{email} o [parole](/contacts) diventano un dato o un link.'),
      ),
    }),
  )
  .refine(
    (answers) => new Set(answers.map(({ id }) => id)).size === answers.length,
    'due risposte hanno lo stesso id.',
  )
