import { romeClock } from '../time/rome-clock'
import { groupBy } from './group-by'
import { eventEnd, sessionTimes, type Session } from './sessions'

type Dated = { sessions: readonly Session[] }

/** Returns the events that are not over, the one with the nearest date first. */
export function eventsAhead<E extends Dated>(events: readonly E[], now: Date): E[] {
  return events
    .filter((event) => eventEnd(event) >= now)
    .toSorted((a, b) => nextStart(a, now) - nextStart(b, now))
}

/** Returns the events by the year of their last date, latest first. */
export function eventsByYear<E extends Dated>(events: readonly E[]): [string, E[]][] {
  const latestFirst = events.toSorted((a, b) => eventEnd(b).getTime() - eventEnd(a).getTime())
  return groupBy(latestFirst, (event) => lastDay(event).slice(0, 4))
}

/** Returns the events by the month of their next date: `2027-10`. */
export function eventsByMonth<E extends Dated>(events: readonly E[], now: Date): [string, E[]][] {
  const month = (event: E) => romeClock(new Date(nextStart(event, now))).date.slice(0, 7)
  return groupBy(events, month)
}

/** The start of the first session that is not over. */
function nextStart({ sessions }: Dated, now: Date): number {
  const next = sessions.map(sessionTimes).find(({ endsAt }) => endsAt >= now)
  return next?.startsAt.getTime() ?? 0
}

function lastDay({ sessions }: Dated): string {
  return sessions.at(-1)?.date ?? ''
}
