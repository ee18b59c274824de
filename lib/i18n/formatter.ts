import { createFormatter } from 'next-intl'
import { localeRegistry, type Locale } from './locales'

export const timeZone = 'Europe/Rome'

/** Dates and lists as the site's readers write them: `en` alone would mean the American order. */
export function formatterFor(locale: Locale) {
  return createFormatter({ locale: localeRegistry[locale].formatting, timeZone })
}
