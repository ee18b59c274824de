/** Monday first, as in the calendars of Italy. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export type Weekday = (typeof weekdays)[number]

/** Returns the weekday of a date: `2026-11-23` → `monday`. */
export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00Z`).getUTCDay()
  return weekdays[(sundayFirst + 6) % 7] ?? 'monday'
}

/** Returns a date that falls on `weekday`, for its name in a language. */
export function dateOnWeekday(weekday: Weekday): string {
  const monday = Date.UTC(2024, 0, 1)
  return isoDate(monday + weekdays.indexOf(weekday) * dayLength)
}

/** Returns the date that is `days` after `date`, both `2026-11-23`. */
export function addDays(date: string, days: number): string {
  return isoDate(Date.parse(`${date}T00:00Z`) + days * dayLength)
}

/** Calendar dates are counted in UTC, where every day has the same length. */
const dayLength = 24 * 60 * 60 * 1000

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
