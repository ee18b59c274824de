import { z } from 'zod'
import json from '../../content/events.json'
import { dateSchema, idSchema, localizedSchema, sampleSchema, timeSchema } from './fields'
import { parseContent } from './parse-content'
import { richTextSchema } from './rich-text'

const eventAudiences = ['adults', 'children', 'teens', 'youth', 'elderly'] as const

/** One date of an event; times are those of Europe/Rome. */
const sessionSchema = z
  .strictObject({ date: dateSchema, start: timeSchema, end: timeSchema })
  .refine(({ start, end }) => start < end, 'la fine (end) deve venire dopo l’inizio (start).')

export const eventsSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      sample: sampleSchema,
      title: localizedSchema,
      subtitle: localizedSchema,
      sessions: z.array(sessionSchema).min(1),
      location: z.strictObject({
        name: z.string().trim().min(1),
        address: z.string().trim().min(1),
      }),
      shortDescription: localizedSchema,
      /** HTML: paragraphs, emphasis, lists and links. */
      description: richTextSchema,
      audiences: z.array(z.enum(eventAudiences)).min(1),
      price: z.enum(['free', 'reservation-required']),
      status: z.enum(['scheduled', 'full', 'cancelled']),
    }),
  )
  .refine(
    (events) => new Set(events.map(({ id }) => id)).size === events.length,
    'due eventi hanno lo stesso id.',
  )

export type Event = z.infer<typeof eventsSchema>[number]

export const events = parseContent('content/events.json', eventsSchema, json)

export function findEvent(id: string): Event | undefined {
  return events.find((event) => event.id === id)
}

/** The events with their earliest date first. */
export const eventsByDate = events.toSorted((a, b) =>
  (a.sessions[0]?.date ?? '').localeCompare(b.sessions[0]?.date ?? ''),
)
