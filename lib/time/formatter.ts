import { localeRegistry, type Locale } from '../i18n/locales'

export const timeZone = 'Europe/Rome'

/**
 * Dates and lists as the site's readers write them. next-intl's own formatter would know only `en`,
 * which means the American order.
 */
export function formatterFor(locale: Locale) {
  const tag = localeRegistry[locale].formatting
  return {
    dateTime: (date: Date, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { timeZone, ...options }).format(date),
    list: (items: string[], options: Intl.ListFormatOptions) =>
      new Intl.ListFormat(tag, options).format(items),
  }
}
