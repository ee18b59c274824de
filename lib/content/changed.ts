import { romeInstant } from '../time/rome-clock'
import { fingerprintOf, type RecordedKind } from './significant-changes'

type Dated = {
  changed?: { at: string; of: string } | undefined
  publishedOn?: string | undefined
}

/** Where nobody has written down when: the content check warns of it. */
const longAgo = '2000-01-01T00:00:00Z'

const minute = 60_000

/**
 * Returns when what matters of a record was last changed, or the beginning of the day from which it is
 * shown: the same at every build. A change that nobody has written down, by hand in the file, is a minute
 * later than the last that somebody has.
 */
export function changedAt(kind: RecordedKind, record: Dated): Date {
  const { changed, publishedOn } = record
  const unwritten = changed && fingerprintOf(kind, record) !== changed.of ? minute : 0
  const instants = [
    Date.parse(longAgo),
    ...(changed ? [Date.parse(changed.at) + unwritten] : []),
    ...(publishedOn ? [romeInstant(publishedOn, '00:00').getTime()] : []),
  ]
  return new Date(Math.max(...instants))
}
