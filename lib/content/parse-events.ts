import type { Entry } from '../entries/read-entries'
import { byStart } from './event-sessions'
import { parseEntries } from './parse-content'
import { eventSchema } from './schemas/events'
import { withSessionIds } from './session-ids'

export type Event = ReturnType<typeof parseEvents>[number]

/**
 * Returns the events of entries, by their first date and then by id: their dates in order, each with an
 * id that no other date has.
 */
export function parseEvents(entries: readonly Entry[]) {
  const events = withSessionIds(parseEntries('events', eventSchema, entries))
  const living = new Set(events.flatMap(({ sessions }) => sessions.map(({ id }) => id)))
  return events
    .map(({ changed, ...event }) => ({
      ...event,
      sessions: event.sessions.toSorted(byStart),
      ...(changed && { changed: withoutOthers(changed, event.sessions, living) }),
    }))
    .toSorted((a, b) => byFirstDate(a, b) || a.id.localeCompare(b.id))
}

type WithDates = { sessions: readonly { date: string; start: string; end: string }[] }

function byFirstDate({ sessions: [a] }: WithDates, { sessions: [b] }: WithDates): number {
  return a && b ? byStart(a, b) : 0
}

type Told = { sessions: { id: string }[] }

/** A copy of an event has been told of the original's dates, which are not its own to take away. */
function withoutOthers<Changed extends Told>(
  changed: Changed,
  own: readonly { id: string }[],
  living: ReadonlySet<string>,
): Changed {
  const isOwn = ({ id }: { id: string }) => !living.has(id) || own.some((one) => one.id === id)
  return { ...changed, sessions: changed.sessions.filter(isOwn) }
}
