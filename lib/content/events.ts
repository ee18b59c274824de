import { readEntries } from '../entries/read-entries'
import { isPublished } from '../time/record-days'
import { parseEvents, type Event } from './parse-events'

export type { Event }

/** Those whose day has come when the site is built, the one that begins first before the others. */
export const events = parseEvents(readEntries('events')).filter(isPublished)

/** Returns the event of an id, if there is one. */
export function findEvent(id: string): Event | undefined {
  return events.find((event) => event.id === id)
}
