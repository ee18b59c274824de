import { sessionTimes, type EventSession } from '../content/event-sessions'
import { romeInstant } from '../time/rome-clock'
import { addDays } from '../time/weekdays'

type Dated = { sessions: readonly EventSession[]; bookingUntil?: string }

/**
 * Returns the attributes by which components/ui/time-marks/mark-by-clock.ts knows, on the day on which
 * the page is read, what is over: the seconds at which the day of each session begins and those at
 * which the session ends, and those at which bookings close. Instants spare a weak phone the calendar
 * of Intl, whose first use costs it a tenth of a second.
 */
export function eventTimeAttributes(event: Dated) {
  const bookUntil = bookingEnd(event)
  return {
    'data-times': event.sessions
      .flatMap((session) => [romeInstant(session.date, '00:00'), sessionTimes(session).endsAt])
      .map(inSeconds)
      .join(' '),
    ...(bookUntil && { 'data-book-until': inSeconds(bookUntil) }),
  }
}

/** Returns the attributes of what the mark shows from a moment on, and of which nobody knows anything before. */
export function fromThen(then: 'today' | 'past' | 'closed') {
  return { 'data-then': then, hidden: true, suppressHydrationWarning: true }
}

/** Returns the attributes of what the mark hides from a moment on. */
export function untilThen(until: 'past' | 'closed') {
  return { 'data-until': until, suppressHydrationWarning: true }
}

/** Returns the end of the last day on which places can be booked, if there is one. */
export function bookingEnd({ bookingUntil }: Dated): Date | undefined {
  return bookingUntil ? romeInstant(addDays(bookingUntil, 1), '00:00') : undefined
}

function inSeconds(instant: Date): number {
  return instant.getTime() / 1000
}
