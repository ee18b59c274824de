import { z } from 'zod'
import json from '../../content/notice.json'
import { isOver } from '../time/period'
import { idSchema, localizedSchema } from './fields'
import { parseContent } from './parse-content'
import {
  endsAfterItBegins,
  pageLinkSchema,
  periodFields,
  periodProblem,
} from './announcement-fields'

const noticeSchema = z
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
    'due avvisi hanno lo stesso id.',
  )

export type SiteNotice = z.infer<typeof noticeSchema>[number]

const notices = parseContent('content/notice.json', noticeSchema, json)

/** What a page built at `now` has to carry: what is over is gone, what is to come waits in it. */
export function noticesFrom(now: Date, all: readonly SiteNotice[] = notices): SiteNotice[] {
  return all.filter((notice) => !isOver(notice, now))
}
