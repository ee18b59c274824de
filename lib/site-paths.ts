import { readEntries } from './entries/read-entries'
import { isInStatistics, pagePaths, sentPaths } from './pages'
import { buildDay } from './time/build-day'
import { isPublished, lastDay } from './time/record-days'
import { addDays } from './time/weekdays'

type Event = { id: string; publishedOn: string; sessions: { date: string }[] }

// Read as they are, without schema: the middleware needs no more than this, and must stay small.
const publishedEvents = (readEntries('events') as unknown as Event[]).filter(isPublished)

/** Where all events are that are over. */
export const pastEventsPath = '/events/past'

/** Whether any was over when the site was built: before, that page is no address of the site. */
export const hasPastEvents = !publishedEvents.every(isAhead)

export const eventsCalendarPath = '/events.ics'
export const atomFeedPath = '/feed.atom'
/** docs/staff.it.md, for who reads what the forms send. */
export const staffGuidePath = '/assets/staff-guide.txt'

/** Returns the address of an event's calendar file. */
export function eventFilePath(id: string): string {
  return `/events/${id}/calendar.ics`
}

/**
 * The events that have files of their own: those whose last day was not before yesterday when the site was built,
 * since one may go on after midnight. Nobody adds an event that is over to a calendar; ten years of them would
 * be most of a release.
 */
const idsWithFiles = new Set(publishedEvents.filter(isAhead).map(({ id }) => id))

/** Returns whether an event has a calendar file and a picture for link previews of its own. */
export function hasFiles({ id }: { id: string }): boolean {
  return idsWithFiles.has(id)
}

function isAhead(event: Event): boolean {
  return lastDay(event) >= addDays(buildDay(), -1)
}

const files = new Set([eventsCalendarPath, atomFeedPath, ...[...idsWithFiles].map(eventFilePath)])

/** Returns whether an address is a file for other programs, one in each language: no negotiation there. */
export function isFilePath(path: string): boolean {
  return files.has(path)
}

/** The prerendered page that unknown addresses show; it is not an address of its own. */
export const notFoundPath = '/not-found'

/** All public addresses without their language prefix. */
export const sitePaths: readonly string[] = [
  ...pagePaths,
  ...(hasPastEvents ? [pastEventsPath] : []),
  ...publishedEvents.map(({ id }) => `/events/${id}`),
]

/** The pages that statistics never see, and what stands in for unknown ones: docs/decisions/0016. */
export const privatePaths: readonly string[] = [
  ...pagePaths.filter((path) => !isInStatistics(path)),
  ...sentPaths,
  notFoundPath,
]

const known = new Set([...sitePaths, ...sentPaths])

export function isKnownPath(path: string): boolean {
  return known.has(path)
}
