import type { z } from 'zod'
import json from '../../content/notice.json'
import { isOver } from '../time/period'
import { parseContent } from './parse-content'
import { noticeSchema } from './schemas/notice'

export type SiteNotice = z.infer<typeof noticeSchema>[number]

const notices = parseContent('content/notice.json', noticeSchema, json)

/**
 * Returns the notices that a page built at `now` has to carry: what is over is gone, what is to
 * come waits in it.
 */
export function noticesFrom(now: Date, all: readonly SiteNotice[] = notices): SiteNotice[] {
  return all.filter((notice) => !isOver(notice, now))
}
