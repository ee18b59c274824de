import { eventEnd } from '../content/event-sessions'
import type { Event } from '../content/events'
import { consequences } from './event-state'
import { bookingEnd } from './event-time-attributes'

/** In the address of the contact form: the event that the visitor writes about, and nothing else. */
export const bookingParameter = 'event'

/** Returns whether an event takes place, and is not over at an instant. */
export function isToCome(event: Event, now: Date): boolean {
  return consequences[event.state].takesPlace && eventEnd(event) > now
}

/** Returns whether places can be booked at an instant. */
export function isBookable(event: Event, now: Date): boolean {
  const end = bookingEnd(event)
  const { takesBookings } = consequences[event.state]
  return takesBookings && eventEnd(event) > now && (!end || end > now)
}

/** Returns the address of the contact form with a message about an event. */
export function bookingPath({ id }: Pick<Event, 'id'>): string {
  return `/contacts?${bookingParameter}=${id}#write`
}
