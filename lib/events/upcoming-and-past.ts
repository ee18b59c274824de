import { eventEnd, sessionTimes, type EventSession } from '../content/event-sessions'
import { romeClock } from '../time/rome-clock'

type Dated = { sessions: readonly EventSession[] }

/** Returns the events that are not over, the one with the nearest date first. */
export function upcomingEvents<E extends Dated>(events: readonly E[], now: Date): E[] {
  return sortedBy(
    events.filter((event) => eventEnd(event) > now),
    (event) => nextStart(event, now),
  )
}

/** Returns the events that are over, the one that ended last first. */
export function pastEvents<E extends Dated>(events: readonly E[], now: Date): E[] {
  return sortedBy(
    events.filter((event) => eventEnd(event) <= now),
    (event) => -eventEnd(event).getTime(),
  )
}

/** Returns the instant at which the last of some events is over, if there are any. */
export function lastEnd(events: readonly Dated[]): Date | undefined {
  const sessions = events.flatMap((event) => event.sessions)
  return sessions.length > 0 ? eventEnd({ sessions }) : undefined
}

/** Returns the events by the month of their next date: `2027-10`. */
export function eventsByMonth<E extends Dated>(events: readonly E[], now: Date): [string, E[]][] {
  const month = (event: E) => romeClock(new Date(nextStart(event, now))).date.slice(0, 7)
  return groupBy(events, month)
}

/** Asks each item for its key once: to know an instant in Rome takes a while. */
function sortedBy<T>(items: readonly T[], keyOf: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/** The start of the first session that is not over. */
function nextStart({ sessions }: Dated, now: Date): number {
  const next = sessions.map(sessionTimes).find(({ endsAt }) => endsAt > now)
  return next?.startsAt.getTime() ?? 0
}

/** Returns the items by key, in their order: `Map.groupBy`, which Node.js 20 lacks. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}
