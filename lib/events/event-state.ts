import { createTranslator, type Messages } from 'next-intl'
import { eventEnd } from '../content/event-sessions'
import type { Event } from '../content/events'
import type { Locale } from '../i18n/locales'
import { messagesFor } from '../i18n/messages'
import { isOver } from '../time/period'

/** What is out of the ordinary about an event, by its words. */
export type EventState = keyof Messages['EventState']

type Consequences = {
  /** What all that tells of it begins with: title, preview, feed, calendar. */
  word: EventState | undefined
  /** What pages say besides. */
  note: EventState | undefined
  mark: 'known' | 'off'
  /** Whether it takes place on its dates: only then it may be today or over, and people are asked to come. */
  takesPlace: boolean
  takesBookings: boolean
  hasMap: boolean
  calendar: 'CONFIRMED' | 'CANCELLED'
  /** For search engines: https://schema.org/eventStatus. */
  search: 'EventScheduled' | 'EventRescheduled' | 'EventPostponed' | 'EventCancelled'
}

/** All that follows from what somebody has decided about an event. */
export const consequences: Record<Event['state'], Consequences> = {
  scheduled: {
    word: undefined,
    note: undefined,
    mark: 'known',
    takesPlace: true,
    takesBookings: true,
    hasMap: true,
    calendar: 'CONFIRMED',
    search: 'EventScheduled',
  },
  moved: {
    word: 'moved',
    note: 'newDate',
    mark: 'known',
    takesPlace: true,
    takesBookings: true,
    hasMap: true,
    calendar: 'CONFIRMED',
    search: 'EventRescheduled',
  },
  full: {
    word: 'full',
    note: undefined,
    mark: 'known',
    takesPlace: true,
    takesBookings: false,
    hasMap: true,
    calendar: 'CONFIRMED',
    search: 'EventScheduled',
  },
  'booking-closed': {
    word: 'booking-closed',
    note: undefined,
    mark: 'known',
    takesPlace: true,
    takesBookings: false,
    hasMap: true,
    calendar: 'CONFIRMED',
    search: 'EventScheduled',
  },
  postponed: {
    word: 'postponed',
    note: 'noNewDate',
    mark: 'off',
    takesPlace: false,
    takesBookings: false,
    hasMap: false,
    calendar: 'CANCELLED',
    search: 'EventPostponed',
  },
  cancelled: {
    word: 'cancelled',
    note: undefined,
    mark: 'off',
    takesPlace: false,
    takesBookings: false,
    hasMap: false,
    calendar: 'CANCELLED',
    search: 'EventCancelled',
  },
}

type Stated = Pick<Event, 'state' | 'sessions' | 'bookingUntil'>

/**
 * Returns what is out of the ordinary about an event: what somebody has decided, and what an instant
 * adds to it. Without an instant (calendars and feeds, which outlive every build) the decision alone.
 */
export function eventState(event: Stated, now?: Date): EventState | undefined {
  const { word, takesPlace, takesBookings } = consequences[event.state]
  if (takesPlace && now && eventEnd(event) <= now) return 'past'
  if (word) return word
  const { bookingUntil } = event
  const isClosed = now && bookingUntil && isOver({ until: bookingUntil }, now)
  return takesBookings && isClosed ? 'booking-closed' : undefined
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

/** Returns an event's title as it is told away from its page: `Annullato: Due pomeriggi`. */
export function titleWithState(
  event: Stated & Pick<Event, 'title'>,
  locale: Locale,
  now?: Date,
): string {
  const state = eventState(event, now)
  const title = event.title[locale]
  return state ? `${stateInWords(state, locale)}: ${title}` : title
}
