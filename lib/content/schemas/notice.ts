import { z } from 'zod'
import {
  endsAfterItBegins,
  pageLinkSchema,
  periodFields,
  periodProblem,
} from './announcement-fields'
import { choiceSchema, hasUniqueIds, idSchema, localizedSchema, repeatedId, say } from './fields'

export const noticeSchema = z
  .array(
    z
      .strictObject({
        id: idSchema,
        ...periodFields,
        tone: choiceSchema({ info: 'Un’informazione', urgent: 'Urgente: si vede di più' }).meta(
          say('Tono', 'Urgente è una chiusura improvvisa, o un numero che non risponde.'),
        ),
        text: localizedSchema.meta(say('Testo', 'L’avviso, in cima a tutte le pagine.')),
        link: pageLinkSchema,
      })
      .refine(endsAfterItBegins, periodProblem),
  )
  .refine(hasUniqueIds, repeatedId)
