import type { z } from 'zod'
import json from '../../content/events.json'
import { parseContent } from './parse-content'
import { eventsSchema } from './schemas/events'

export type Event = z.infer<typeof eventsSchema>[number]

export const events = parseContent('content/events.json', eventsSchema, json)

/** Returns the event of an id, if there is one. */
export function findEvent(id: string): Event | undefined {
  return events.find((event) => event.id === id)
}
