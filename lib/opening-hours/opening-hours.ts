import type { Period } from '../time/period'
import { romeClock, type ClockReading } from '../time/rome-clock'
import { addDays, weekdayOf, type Weekday } from '../time/weekdays'

/** When somebody answers, in times of Europe/Rome. */
export type OpeningHours = {
  /** An end at or before the start is one of the next day, as midnight is. */
  slots: readonly { start: string; end: string }[]
  /** Default: every day. */
  days?: readonly Weekday[]
  /** `12-25` is every year, `2027-03-29` only that one. */
  daysOff?: readonly string[]
  closures?: readonly Period[]
}

/** Returns until when somebody answers, if so when calendar and clock in Rome show `date` and `time`. */
export function openUntil(hours: OpeningHours, { date, time }: ClockReading): string | undefined {
  return hours.slots.find(({ start, end }) =>
    end > start
      ? opensOn(hours, date) && start <= time && time < end
      : (opensOn(hours, date) && start <= time) ||
        (opensOn(hours, addDays(date, -1)) && time < end),
  )?.end
}

export type Opening = { day: 'today' | Weekday; time: string }

/** Returns when somebody answers next, within a week; on a weekday that is not today's, if not today. */
export function nextOpening(
  hours: OpeningHours,
  { date, time }: ClockReading,
): Opening | undefined {
  for (let days = 0; days < 7; days += 1) {
    const day = addDays(date, days)
    const slot = hours.slots.find(({ start }) => days > 0 || start > time)
    if (slot && opensOn(hours, day)) {
      return { day: days === 0 ? 'today' : weekdayOf(day), time: slot.start }
    }
  }
  return undefined
}

function opensOn({ days, daysOff = [], closures = [] }: OpeningHours, date: string): boolean {
  if (days && !days.includes(weekdayOf(date))) return false
  if (daysOff.some((dayOff) => date.endsWith(dayOff))) return false
  return !closures.some(({ from, until }) => from <= date && date <= until)
}

/** Returns the days off that a page built at `now` has to name: one of a year gone by is left out. */
export function daysOffFrom(now: Date, daysOff: readonly string[]): string[] {
  const { date: today } = romeClock(now)
  return daysOff.filter((day) => day.length === '12-25'.length || day >= today)
}
