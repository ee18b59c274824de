import { z } from 'zod'
import { textWithFactsSchema } from '../text-with-facts'
import {
  dateSchema,
  daysValid,
  idSchema,
  localizedSchema,
  pageSchema,
  sampleSchema,
} from './fields'

export const practicalAnswersSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      sample: sampleSchema,
      pages: z
        .array(pageSchema)
        .optional()
        .meta({
          title: 'Pagine',
          description:
            'Le pagine che mostrano la domanda. Orari del telefono e tempi di risposta stanno già accanto al numero e ai moduli: senza pagine.',
          examples: [['/contacts']],
        }),
      verifiedOn: dateSchema.optional().meta({
        title: 'Controllato il',
        description: `Se la risposta cambia con il tempo: il giorno in cui era vera. Dopo ${daysValid.warned} giorni il sito non la mostra più.`,
        examples: ['2027-03-15'],
      }),
      question: localizedSchema.meta({ title: 'Domanda' }),
      answer: textWithFactsSchema.meta({
        title: 'Risposta',
        description: '{email} o [parole](/contacts) diventano un dato o un link.',
      }),
    }),
  )
  .refine(
    (answers) => new Set(answers.map(({ id }) => id)).size === answers.length,
    'due risposte hanno lo stesso id.',
  )
