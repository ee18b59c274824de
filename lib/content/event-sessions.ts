import { romeDateTime, romeInstant } from '../time/rome-clock'
import { addDays } from '../time/weekdays'

/** One date of an event, by the clocks of Rome; an end before the start is on the day after. */
export type EventSession = { date: string; start: string; end: string }

/** Orders sessions by the moment at which they start. */
export function byStart(a: EventSession, b: EventSession): number {
  return a.date.localeCompare(b.date) || a.start.localeCompare(b.start)
}

/** Returns noon of the session's day in UTC: the same calendar day in Rome, whatever the offset. */
export function sessionDay(session: EventSession): Date {
  return new Date(`${session.date}T12:00:00Z`)
}

/** Returns the day on which a session ends: the next one, where it goes on after midnight. */
export function sessionEndDay({ date, start, end }: EventSession): string {
  return end > start ? date : addDays(date, 1)
}

/**
 * Returns when a session starts and ends, as instants and as ISO 8601 texts with the offset of Rome
 * (`2027-10-25T16:00:00+02:00`): for calendar files, links to calendars and structured data.
 * In words: lib/events/date-words.ts.
 */
export function sessionTimes(session: EventSession) {
  const startsAt = romeInstant(session.date, session.start)
  const endsAt = sessionEnd(session)
  return { startsAt, endsAt, startDate: romeDateTime(startsAt), endDate: romeDateTime(endsAt) }
}

/** Returns the instant at which the last session of an event ends. */
export function eventEnd(event: { sessions: readonly EventSession[] }): Date {
  const ends = event.sessions.map((session) => sessionEnd(session).getTime())
  return new Date(Math.max(...ends))
}

function sessionEnd(session: EventSession): Date {
  return romeInstant(sessionEndDay(session), session.end)
}
