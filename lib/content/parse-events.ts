import type { Entry } from '../entries/read-entries'
import { byStart } from './event-sessions'
import { parseEntries } from './parse-content'
import { eventSchema } from './schemas/events'

export type Event = ReturnType<typeof parseEvents>[number]

/**
 * Returns the events of entries, by their first date and then by id: their dates in order, each with an id by
 * which calendars know it again. That is made of the event's id and the place among its dates: so it stays when a
 * day or an hour is corrected, and two dates of one day have two.
 */
export function parseEvents(entries: readonly Entry[]) {
  return parseEntries('events', eventSchema, entries)
    .map((event) => ({
      ...event,
      sessions: event.sessions
        .toSorted(byStart)
        .map((session, index) => ({ ...session, id: `${event.id}-${index + 1}` })),
    }))
    .toSorted((a, b) => byFirstDate(a, b) || a.id.localeCompare(b.id))
}

type WithDates = { sessions: readonly { date: string; start: string; end: string }[] }

function byFirstDate({ sessions: [a] }: WithDates, { sessions: [b] }: WithDates): number {
  return a && b ? byStart(a, b) : 0
}
