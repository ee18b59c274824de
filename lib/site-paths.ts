import { readEntries } from './entries/read-entries'
import { pagePaths, sentPaths } from './pages'
import { buildDay } from './time/build-day'
import { periodOf, periodsOf } from './time/periods'
import { isPublished, lastDay, newsDay } from './time/record-days'
import { addDays } from './time/weekdays'

type Event = { id: string; publishedOn?: string; sessions: { date: string }[] }
type NewsItem = Parameters<typeof newsDay>[0]

// Read as they are, without schema: the middleware needs no more than this, and must stay small.
const publishedEvents = (readEntries('events') as unknown as Event[]).filter(isPublished)
const publishedNews = (readEntries('news') as NewsItem[]).filter(isPublished)

/** So many entries are on the page of a year: 900 elements in all, an event in one line, an item of news in four. */
export const longestYear = { events: 100, news: 50 }

/** The years, and months of long years, of which there are events. */
export const eventPeriods = periodsOf(publishedEvents.map(lastDay), longestYear.events)

/** The years, and months of long years, of which there are news. */
export const newsPeriods = periodsOf(publishedNews.map(newsDay), longestYear.news)

/** Returns the address of the events of a year or a month. */
export function eventPeriodPath(period: string): `/events/${string}` {
  return `/events/year/${period}`
}

/**
 * Returns the address of a news item: its place on the page of its year, or of its month where the year has grown
 * too long for one page and leads there.
 */
export function newsItemPath(item: NewsItem & { id: string }): string {
  return `${newsPeriodPath(periodOf(newsDay(item), newsPeriods))}#${item.id}`
}

/** Returns the address of the news of a year or a month. */
export function newsPeriodPath(period: string): `/news/${string}` {
  return `/news/${period}`
}

export const eventsCalendarPath = '/events.ics'
export const atomFeedPath = '/feed.atom'
export const contactCardPath = '/contacts/card.vcf'
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

const files = new Set([
  eventsCalendarPath,
  atomFeedPath,
  contactCardPath,
  ...[...idsWithFiles].map(eventFilePath),
])

/** Returns whether an address is a file for other programs, one in each language: no negotiation there. */
export function isFilePath(path: string): boolean {
  return files.has(path)
}

/** All public addresses without their language prefix. */
export const sitePaths: readonly string[] = [
  ...pagePaths,
  ...newsPeriods.map(newsPeriodPath),
  ...eventPeriods.map(eventPeriodPath),
  ...publishedEvents.map(({ id }) => `/events/${id}`),
]

const known = new Set([...sitePaths, ...sentPaths])

export function isKnownPath(path: string): boolean {
  return known.has(path)
}

/** The prerendered page that unknown addresses show; it is not an address of its own. */
export const notFoundPath = '/not-found'
