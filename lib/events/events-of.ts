import { isInPeriod } from '../time/periods'
import { lastDay } from '../time/record-days'

type Dated = { sessions: readonly { date: string }[] }

/** Returns the events of a year or a month, that of their last date, in the order of these. */
export function eventsOf<E extends Dated>(events: readonly E[], period: string): E[] {
  return events
    .filter((event) => isInPeriod(lastDay(event), period))
    .toSorted((a, b) => lastDay(a).localeCompare(lastDay(b)))
}
