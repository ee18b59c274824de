import type { NGO, WebSite } from 'schema-dts'
import type { Closure } from '../content/closures'
import { phoneHours } from '../content/practical-answers'
import { association, listeningDesk } from '../content/records'
import { findService } from '../content/services'
import { localeRegistry, type Locale } from '../i18n/locales'
import { absoluteUrl, isPublicBuild } from '../site-url'
import { unlessSample, organizationId } from './json-ld'

type NgoData = Exclude<NGO, string>

/** Returns the association for search engines, from the records that the footer shows. */
export function organizationData(locale: Locale, published = isPublicBuild): NgoData | undefined {
  const identity = unlessSample(association.identity, published)
  if (!identity) return undefined
  const address = unlessSample(association.address, published)
  const contacts = unlessSample(association.contacts, published)
  return {
    '@type': 'NGO',
    '@id': organizationId,
    name: identity.name,
    alternateName: identity.shortName,
    taxID: identity.fiscalCode,
    url: absoluteUrl('/', locale),
    logo: absoluteUrl('/assets/icons/icon-512.png', 'it'),
    ...(address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.postalCode,
        addressLocality: address.city,
        addressRegion: address.province,
        addressCountry: 'IT',
      },
    }),
    ...(contacts && {
      telephone: contacts.phone,
      ...(unlessSample(phoneHours, published) && {
        contactPoint: {
          '@type': 'ContactPoint' as const,
          telephone: contacts.phone,
          hoursAvailable: [...hoursOf(phoneHours), ...closedDays(phoneHours.closures)],
        },
      }),
      email: contacts.email,
      sameAs: [contacts.instagram.url, contacts.facebook.url],
    }),
    makesOffer: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'EUR',
      itemOffered: listeningDeskData(locale),
    },
  }
}

/** The desk has hours but no door of its own: meetings are by appointment. */
function listeningDeskData(locale: Locale) {
  const { path, title, summary } = findService('listening-desk')
  return {
    '@type': 'Service' as const,
    name: title[locale],
    description: summary[locale],
    url: absoluteUrl(path, locale),
    hoursAvailable: hoursOf(listeningDesk),
  }
}

function hoursOf({ days, slots }: Pick<typeof listeningDesk, 'days' | 'slots'>) {
  return slots.map(({ start, end }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.map((day) => dayOfWeek[day]),
    opens: start,
    closes: end,
  }))
}

/** Opening and closing at the same minute is schema.org's way to say that all day nobody is there. */
export function closedDays(closures: readonly Closure[]) {
  return closures.map(({ from, until }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    validFrom: from,
    validThrough: until,
    opens: '00:00',
    closes: '00:00',
  }))
}

const dayOfWeek = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

/** Returns the site itself, whose name search results show above its pages. */
export function websiteData(
  locale: Locale,
  published = isPublicBuild,
): Exclude<WebSite, string> | undefined {
  const identity = unlessSample(association.identity, published)
  return (
    identity && {
      '@type': 'WebSite',
      name: identity.name,
      alternateName: identity.shortName,
      url: absoluteUrl('/', locale),
      inLanguage: localeRegistry[locale].hreflang,
      publisher: { '@id': organizationId },
    }
  )
}
