import { z } from 'zod'
import {
  endsAfterItBegins,
  pageLinkSchema,
  periodFields,
  periodProblem,
} from './announcement-fields'
import { say } from './editor-language'
import { idSchema, localizedSchema } from './fields'

export const noticeSchema = z
  .array(
    z
      .strictObject({
        id: idSchema,
        ...periodFields,
        /** `urgent` stands out more: a closure, a number that does not answer. */
        tone: z.enum(['info', 'urgent']),
        text: localizedSchema,
        link: pageLinkSchema.optional(),
      })
      .refine(endsAfterItBegins, periodProblem),
  )
  .refine(
    (notices) => new Set(notices.map(({ id }) => id)).size === notices.length,
    say('due avvisi hanno lo stesso id.', 'two notices have the same id.'),
  )
