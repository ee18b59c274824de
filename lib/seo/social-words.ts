import { sessionDay } from '../content/event-sessions'
import { findEvent, type Event } from '../content/events'
import { association } from '../content/records'
import { eventState, stateInWords, titleWithState } from '../events/event-state'
import { formatterFor } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { pageOf } from '../pages'
import { drawableText, titleSize } from './drawable-text'

/** Returns what a page's picture for link previews says, besides the association's name. */
export function socialWords(path: string, locale: Locale): { title: string; details: string[] } {
  const event = findEvent(path.replace('/events/', ''))
  if (event) {
    return {
      title: pictureTitle(event, locale),
      details: [daysOf(event, locale), event.location.name],
    }
  }
  const title = messagesFor(locale)[pageOf(path).namespace].metaTitle
  return { title, details: [association.address.city] }
}

/** A title that cannot be drawn whole is left out: the state, or the name of the list, is in its place. */
function pictureTitle(event: Event, locale: Locale): string {
  const now = new Date()
  const title = drawableText(titleWithState(event, locale, now))
  if (title && titleSize(title)) return title
  const state = eventState(event, now)
  return state ? stateInWords(state, locale) : messagesFor(locale).EventsPage.metaTitle
}

/** `25–26 ottobre 2027`, whatever lies between the first session and the last. */
function daysOf({ sessions }: Event, locale: Locale): string {
  const days = sessions.map((session) => sessionDay(session).getTime())
  const [first, last] = [new Date(Math.min(...days)), new Date(Math.max(...days))]
  return formatterFor(locale).dateRange(first, last, { dateStyle: 'long' })
}
