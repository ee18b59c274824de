import type { Event } from '../content/events'

type Session = Event['sessions'][number]

/** Noon of the session's day in UTC: the same calendar day in Rome, whatever the offset. */
export function sessionDay(session: Session): Date {
  return new Date(`${session.date}T12:00:00Z`)
}

/** The instant of a wall-clock time in Rome, the change of the clocks included. */
export function romeInstant(date: string, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`)
  const inRome = new Date(
    `${new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
      .format(asUtc)
      .replace(' ', 'T')}Z`,
  )
  return new Date(2 * asUtc.getTime() - inRome.getTime())
}

/** When the last session of an event ends. */
export function eventEnd(event: Pick<Event, 'sessions'>): Date {
  const ends = event.sessions.map(({ date, end }) => romeInstant(date, end).getTime())
  return new Date(Math.max(...ends))
}
