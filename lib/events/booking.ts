import { eventEnd } from '../content/event-sessions'
import type { Event } from '../content/events'
import { isOver } from '../time/period'
import { consequences } from './event-state'

/** In the address of the contact form: the event that the visitor writes about, and nothing else. */
export const bookingParameter = 'event'

/** Returns whether an event takes place, and is not over at an instant. */
export function isToCome(event: Event, now: Date): boolean {
  return consequences[event.state].takesPlace && eventEnd(event) > now
}

/** Returns whether places can be booked at an instant. */
export function isBookable(event: Event, now: Date): boolean {
  const { state, bookingUntil } = event
  const isOpen = !bookingUntil || !isOver({ until: bookingUntil }, now)
  return consequences[state].takesBookings && eventEnd(event) > now && isOpen
}

/** Returns the address of the contact form with a message about an event. */
export function bookingPath({ id }: Pick<Event, 'id'>): string {
  return `/contacts?${bookingParameter}=${id}#write`
}
