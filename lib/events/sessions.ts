import type { Event } from '../content/events'
import { romeInstant } from '../time/rome-clock'

type Session = Event['sessions'][number]

/** Returns noon of the session's day in UTC: the same calendar day in Rome, whatever the offset. */
export function sessionDay(session: Session): Date {
  return new Date(`${session.date}T12:00:00Z`)
}

/** Returns the instant at which the last session of an event ends. */
export function eventEnd(event: Pick<Event, 'sessions'>): Date {
  const ends = event.sessions.map(({ date, end }) => romeInstant(date, end).getTime())
  return new Date(Math.max(...ends))
}
