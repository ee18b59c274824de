import { readEntries } from './content/read-entries'
import { pagePaths, sentPaths } from './pages'
import { isPublished } from './time/published'

// Read as they are, without schema: the middleware needs no more than this, and must stay small.
const records = readEntries('events') as { id: string; publishedOn?: string }[]
const eventIds = records.filter(isPublished).map(({ id }) => id)

const eventPaths = eventIds.map((id) => `/events/${id}`)

export const eventsCalendarPath = '/events.ics'
export const atomFeedPath = '/feed.atom'
export const contactCardPath = '/contacts/card.vcf'
/** docs/staff.it.md, for who reads what the forms send. */
export const staffGuidePath = '/assets/staff-guide.txt'

/** Returns the address of an event's calendar file. */
export function eventFilePath(id: string): string {
  return `/events/${id}/calendar.ics`
}

const files = new Set([
  eventsCalendarPath,
  atomFeedPath,
  contactCardPath,
  ...eventIds.map(eventFilePath),
])

/** Returns whether an address is a file for other programs, one in each language: no negotiation there. */
export function isFilePath(path: string): boolean {
  return files.has(path)
}

/** All public addresses without their language prefix. */
export const sitePaths: readonly string[] = [...pagePaths, ...eventPaths]

const known = new Set([...sitePaths, ...sentPaths])

export function isKnownPath(path: string): boolean {
  return known.has(path)
}

/** The prerendered page that unknown addresses show; it is not an address of its own. */
export const notFoundPath = '/not-found'
