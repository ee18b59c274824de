import { readEntries } from '../entries/read-entries'
import { isOver } from '../time/period'
import { parseEntries } from './parse-content'
import { reviewSchema } from './schemas/reviews'

/** Those that may still be shown when the site is built, the newest consent first. */
export const reviews = parseEntries('reviews', reviewSchema, readEntries('reviews'))
  .filter(({ until }) => until === undefined || !isOver({ until }, new Date()))
  .toSorted(
    (a, b) => (b.consentOn ?? '').localeCompare(a.consentOn ?? '') || a.id.localeCompare(b.id),
  )
