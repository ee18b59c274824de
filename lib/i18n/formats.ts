import { localeRegistry, type Locale } from './locales'
import { timeZone } from '../time/rome-clock'
import { dateOnWeekday, type Weekday } from '../time/weekdays'

/**
 * Returns formatters of dates and lists as the site's readers write them. next-intl's own would
 * know only `en`, which means the American order.
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

/** Returns a time in words: `17:00` → `17` or `5 pm`, `17:30` → `17:30` or `5:30 pm`. */
export function clockTime(time: string, locale: Locale): string {
  return calendarDate(`2024-01-01T${time}Z`, locale, {
    hour: 'numeric',
    hourCycle: locale === 'en' ? 'h12' : 'h23',
    ...(!time.endsWith(':00') && { minute: '2-digit' }),
  })
}

/** Returns a weekday's name: `monday` → `lunedì`, `Monday`. */
export function weekdayName(weekday: Weekday, locale: Locale): string {
  return calendarDate(dateOnWeekday(weekday), locale, { weekday: 'long' })
}

/** Returns a day without its year: `12-25` or `2026-12-25` → `25 dicembre`, `25 December`. */
export function dayAndMonth(day: string, locale: Locale): string {
  return calendarDate(`2024-${day.slice(-5)}`, locale, { day: 'numeric', month: 'long' })
}

/** Returns a calendar date, which belongs to no time zone, in words. */
export function calendarDate(
  date: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatterFor(locale).dateTime(new Date(date), { timeZone: 'UTC', ...options })
}
