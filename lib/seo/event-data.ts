import type { Event as EventThing } from 'schema-dts'
import { sessionTimes } from '../content/event-sessions'
import type { Event } from '../content/events'
import { association } from '../content/records'
import { consequences } from '../events/event-state'
import { localeRegistry, type Locale } from '../i18n/locales'
import { absoluteUrl, isPublicBuild, siteUrl } from '../site-url'
import { unlessSample, organizationId } from './json-ld'
import { socialImagePath } from './social-images'

type EventData = Extract<EventThing, { '@type': 'Event' }>

/** Returns an event for search engines, one entry a session: each is a date of its own there. */
export function eventData(event: Event, locale: Locale, published = isPublicBuild): EventData[] {
  if (!unlessSample(event, published)) return []
  const path = `/events/${event.id}`
  const url = absoluteUrl(path, locale)
  const { search, takesBookings } = consequences[event.state]
  const organizer = unlessSample(association.identity, published)
  return event.sessions.map((session) => {
    const { startDate, endDate } = sessionTimes(session)
    return {
      '@type': 'Event',
      '@id': `${url}#${session.id}`,
      name: event.title[locale],
      description: event.shortDescription[locale],
      url,
      inLanguage: localeRegistry[locale].hreflang,
      image: new URL(socialImagePath(path, locale), siteUrl).href,
      startDate,
      endDate,
      eventStatus: `https://schema.org/${search}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: event.location.name,
        // As it was written: a place is a field of one line for editors.
        address: {
          '@type': 'PostalAddress',
          streetAddress: event.location.address,
          addressCountry: 'IT',
        },
      },
      offers: {
        '@type': 'Offer',
        url,
        availability: `https://schema.org/${takesBookings ? 'InStock' : 'SoldOut'}`,
        ...priceOf(event),
        ...(event.bookingUntil && { validThrough: event.bookingUntil }),
      },
      ...(event.price === 'free' && { isAccessibleForFree: true }),
      ...(organizer && {
        organizer: {
          '@type': 'NGO',
          '@id': organizationId,
          name: organizer.name,
          url: absoluteUrl('/', locale),
        },
      }),
    }
  })
}

function priceOf({ price }: Event) {
  if (price === 'free') return { price: 0, priceCurrency: 'EUR' }
  return typeof price === 'object' && { price: price.euro, priceCurrency: 'EUR' }
}
