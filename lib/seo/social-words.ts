import { sessionDay } from '../content/event-sessions'
import { findEvent, type Event } from '../content/events'
import { association } from '../content/records'
import { titleWithState } from '../events/event-state'
import { formatterFor } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { pageOf } from '../pages'

/** Returns what a page's picture for link previews says, besides the association's name. */
export function socialWords(path: string, locale: Locale): { title: string; details: string[] } {
  const event = findEvent(path.replace('/events/', ''))
  if (event) {
    return {
      title: titleWithState(event, locale, new Date()),
      details: [daysOf(event, locale), event.location.name],
    }
  }
  const title = messagesFor(locale)[pageOf(path).namespace].metaTitle
  return { title, details: [association.address.city] }
}

/** `25–26 ottobre 2027`, whatever lies between the first session and the last. */
function daysOf({ sessions }: Event, locale: Locale): string {
  const days = sessions.map((session) => sessionDay(session).getTime())
  const [first, last] = [new Date(Math.min(...days)), new Date(Math.max(...days))]
  return formatterFor(locale).dateRange(first, last, { dateStyle: 'long' })
}
