import { isPublished } from '../time/published'
import { parseEntries } from './parse-content'
import { readEntries } from './read-entries'
import { newsItemSchema } from './schemas/news'

export type NewsItem = (typeof news)[number]

/** Those whose day has come when the site is built, the newest first. */
export const news = parseEntries('news', newsItemSchema, readEntries('news'))
  .filter(isPublished)
  .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || a.id.localeCompare(b.id))

/** Of news without a day, that of the last change. */
function dayOf({ publishedOn, changed }: Dated): string {
  return publishedOn ?? changed?.at ?? ''
}

type Dated = { publishedOn?: string | undefined; changed?: { at: string } | undefined }
