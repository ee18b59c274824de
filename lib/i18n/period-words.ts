import { calendarDate } from './formats'
import type { Locale } from './locales'

/** Returns a year or a month in words, `2027` or `marzo 2027`, and which of them it is: texts differ by it. */
export function periodWords(period: string, locale: Locale) {
  const month = `${period.replace('/', '-')}-01`
  return period.includes('/')
    ? { kind: 'month', period: calendarDate(month, locale, { month: 'long', year: 'numeric' }) }
    : { kind: 'year', period }
}
