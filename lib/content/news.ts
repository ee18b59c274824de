import { readEntries } from '../entries/read-entries'
import { isPublished } from '../time/record-days'
import { parseEntries } from './parse-content'
import { newsItemSchema } from './schemas/news'

export type NewsItem = (typeof news)[number]

/** Those whose day has come when the site is built, the newest first. */
export const news = parseEntries('news', newsItemSchema, readEntries('news'))
  .filter(isPublished)
  .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn))
