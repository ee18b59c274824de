import { createTranslator } from 'next-intl'
import { eventEnd } from '../content/event-sessions'
import type { Event } from '../content/events'
import type { Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { bookingEnd } from './event-time-attributes'

/** What is out of the ordinary about an event. */
export type EventState = Exclude<Event['status'], 'scheduled'> | 'past'

type Stated = Pick<Event, 'status' | 'sessions' | 'bookingUntil'>

/** Returns whether an event does not take place on its dates: it is then neither today nor over. */
export function isOff({ status }: Pick<Event, 'status'>): boolean {
  return status === 'cancelled' || status === 'postponed'
}

/**
 * Returns what is out of the ordinary about an event: what somebody has decided, and what an instant
 * adds to it. Without an instant (calendars and feeds, which outlive every build) the decision alone.
 */
export function eventState(event: Stated, now?: Date): EventState | undefined {
  if (isOff(event)) return event.status as EventState
  if (now && eventEnd(event) <= now) return 'past'
  if (event.status !== 'scheduled') return event.status
  const end = bookingEnd(event)
  return now && end && end <= now ? 'booking-closed' : undefined
}

/** Returns the words for a state, in a language: the same on pages, in titles, previews, feeds and calendars. */
export function stateInWords(state: EventState, locale: Locale): string {
  return createTranslator({ locale, messages: messagesFor(locale), namespace: 'EventState' })(state)
}

/** Returns an event's description as it is told away from its page: `Annullato. Due incontri aperti.` */
export function descriptionWithState(
  event: Stated & Pick<Event, 'shortDescription'>,
  locale: Locale,
  now?: Date,
): string {
  const state = eventState(event, now)
  const description = event.shortDescription[locale]
  return state ? `${stateInWords(state, locale)}. ${description}` : description
}

type Named = Stated & Pick<Event, 'title'>

/** Returns an event's title as it is told away from its page: `Annullato: Due pomeriggi`. */
export function titleWithState(event: Named, locale: Locale, now?: Date): string {
  const state = eventState(event, now)
  const title = event.title[locale]
  return state ? `${stateInWords(state, locale)}: ${title}` : title
}
