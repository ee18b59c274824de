import { calendarDate, clockTime, weekdayName } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import { weekdayOf, weekdays, type Weekday } from '../time/weekdays'
import type { OpeningHours } from './opening-state'
import type { OpeningNames } from './opening-words'

/** Returns the names of days and months, and in words each time at which a slot begins or ends. */
export function openingNames(slots: OpeningHours['slots'], locale: Locale): OpeningNames {
  const times = slots.flatMap(({ start, end }) => [start, end])
  const days = Object.fromEntries(weekdays.map((day) => [day, weekdayName(day, locale)])) as Record<
    Weekday,
    string
  >
  const months = Array.from({ length: 12 }, (_, index) =>
    calendarDate(`2027-${String(index + 1).padStart(2, '0')}-08`, locale, { month: 'short' }),
  )
  const pattern = (date: string) =>
    calendarDate(date, locale, { weekday: 'long', day: 'numeric', month: 'short' })
      .replace(days[weekdayOf(date)], '{weekday}')
      .replace(months[0] ?? '', '{month}')
  return {
    times: Object.fromEntries(times.map((time) => [time, clockTime(time, locale)])),
    days,
    months,
    farDay: pattern('2027-01-08').replace('8', '{day}'),
    farFirst: pattern('2027-01-01'),
  }
}
