import { clockTime, weekdayName } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import { weekdays, type Weekday } from '../time/weekdays'
import type { OpeningHours } from './opening-state'
import type { OpeningNames } from './opening-words'

/** Returns the names of all days, and in words each time at which a slot begins or ends. */
export function openingNames(slots: OpeningHours['slots'], locale: Locale): OpeningNames {
  const times = slots.flatMap(({ start, end }) => [start, end])
  return {
    times: Object.fromEntries(times.map((time) => [time, clockTime(time, locale)])),
    days: Object.fromEntries(weekdays.map((day) => [day, weekdayName(day, locale)])) as Record<
      Weekday,
      string
    >,
  }
}
