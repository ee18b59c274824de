import { z } from 'zod'
import {
  endsAfterItBegins,
  pageLinkSchema,
  periodFields,
  periodProblem,
} from './announcement-fields'
import { hasUniqueIds, idSchema, localizedSchema, repeatedId } from './fields'

export const noticeSchema = z
  .array(
    z
      .strictObject({
        id: idSchema,
        ...periodFields,
        tone: z.enum(['info', 'urgent']).meta({
          title: 'Tono',
          description:
            'info è un’informazione; urgent si vede di più: una chiusura improvvisa, un numero che non risponde.',
          examples: ['info'],
        }),
        text: localizedSchema.meta({
          title: 'Testo',
          description: 'L’avviso, in cima a tutte le pagine.',
        }),
        link: pageLinkSchema,
      })
      .refine(endsAfterItBegins, periodProblem),
  )
  .refine(hasUniqueIds, repeatedId)
