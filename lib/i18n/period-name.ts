import { calendarDate } from './formats'
import type { Locale } from './locales'

/** Returns a year or a month in words: `2027`, `marzo 2027`. */
export function periodName(period: string, locale: Locale): string {
  if (!period.includes('/')) return period
  const first = `${period.replace('/', '-')}-01`
  return calendarDate(first, locale, { month: 'long', year: 'numeric' })
}
