import type { Event } from '../content/events'
import { withSampleMark } from '../content/sample-mark'
import type { Locale } from '../i18n/locales'
import { absoluteUrl } from '../site-url'
import { changedAt } from '../time/record-days'
import type { CalendarEntry } from './calendar-file'
import { consequences, titleWithState } from './event-state'
import { locationInWords } from './location'

/** Returns what a calendar says of an event, in a language. */
export function calendarEntry(event: Event, locale: Locale): CalendarEntry {
  const url = absoluteUrl(`/events/${event.id}`, locale)
  return {
    sessions: event.sessions,
    title: withSampleMark(titleWithState(event, locale), event.sample, locale),
    status: consequences[event.state].calendar,
    description: `${event.shortDescription[locale]}\n${url}`,
    location: locationInWords(event.location),
    url,
    changedAt: changedAt(event),
  }
}
