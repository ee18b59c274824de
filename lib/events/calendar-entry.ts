import type { Event } from '../content/events'
import { withSampleMark } from '../content/sample-mark'
import type { Locale } from '../i18n/locales'
import { absoluteUrl } from '../site-url'
import type { CalendarEntry } from './calendar-file'
import { placeInWords } from './place'

/** Returns what a calendar says of an event, in a language. */
export function calendarEntry(event: Event, locale: Locale): CalendarEntry {
  const url = absoluteUrl(`/events/${event.id}`, locale)
  return {
    id: event.id,
    sessions: event.sessions,
    title: withSampleMark(event.title[locale], event.sample, locale),
    description: `${event.shortDescription[locale]}\n${url}`,
    place: placeInWords(event.location),
    url,
    isCancelled: event.status === 'cancelled' || event.status === 'postponed',
  }
}
