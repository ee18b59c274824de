import { changedAt } from '../content/changed'
import type { Event } from '../content/events'
import { withSampleMark } from '../content/sample-mark'
import type { Locale } from '../i18n/locales'
import { absoluteUrl } from '../site-url'
import type { CalendarEntry } from './calendar-file'
import { isOff, titleIn, titleWithState } from './event-state'
import { locationInWords } from './location'

/** Returns what a calendar says of an event, in a language. */
export function calendarEntry(event: Event, locale: Locale): CalendarEntry {
  const { sessions, changed, sample } = event
  const url = absoluteUrl(`/events/${event.id}`, locale)
  const ids = new Set(sessions.map(({ id }) => id))
  const removed = changed?.sessions.filter(({ id }) => !ids.has(id)) ?? []
  const title = withSampleMark(titleWithState(event, locale), sample, locale)
  const removedTitle = withSampleMark(titleIn('cancelled', event, locale), sample, locale)
  return {
    dates: [
      ...sessions.map((session) => ({ ...session, title, isOff: isOff(event) })),
      ...removed.map((session) => ({ ...session, title: removedTitle, isOff: true })),
    ],
    title,
    description: `${event.shortDescription[locale]}\n${url}`,
    location: locationInWords(event.location),
    url,
    changedAt: changedAt('events', event),
  }
}
