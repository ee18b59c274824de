import type { z } from 'zod'
import json from '../../content/events.json'
import { isPublished } from '../time/published'
import { parseContent } from './parse-content'
import { eventsSchema } from './schemas/events'

export type Event = z.infer<typeof eventsSchema>[number]

/** Those whose day has come when the site is built. */
export const events = parseContent('content/events.json', eventsSchema, json).filter(isPublished)

/** Returns the event of an id, if there is one. */
export function findEvent(id: string): Event | undefined {
  return events.find((event) => event.id === id)
}
