import { romeClock, type ClockReading } from '../time/rome-clock'
import { addDays, weekdayOf, type Weekday } from '../time/weekdays'

export type OpeningHours = {
  days: readonly Weekday[]
  /** Times of Europe/Rome, the same on each day, earliest first. */
  slots: readonly { start: string; end: string }[]
  /** Days off: `12-25` every year, `2027-03-29` once. */
  daysOff: readonly string[]
}

export type OpeningState =
  | { open: true; until: string }
  /** `daysAhead` is 0 for today. */
  | { open: false; date: string; start: string; daysAhead: number }

/** Further ahead than any closure: past it there is no opening to speak of. */
const longestClosure = 92

/**
 * Returns whether somebody is there when calendar and clock in Rome show this, and until or from when.
 * It compares dates and times as they are shown, so the change of the clocks cannot shift it.
 */
export function openingState(hours: OpeningHours, now: ClockReading): OpeningState | undefined {
  const { date: today, time } = now
  const running = hours.slots.find(({ start, end }) => start <= time && time < end)
  if (running && isOpenOn(hours, today)) return { open: true, until: running.end }
  for (let daysAhead = 0; daysAhead <= longestClosure; daysAhead++) {
    const date = addDays(today, daysAhead)
    const next = hours.slots.find(({ start }) => daysAhead > 0 || start > time)
    if (next && isOpenOn(hours, date)) return { open: false, date, start: next.start, daysAhead }
  }
  return undefined
}

function isOpenOn({ days, daysOff }: OpeningHours, date: string): boolean {
  return (
    days.includes(weekdayOf(date)) && !daysOff.includes(date) && !daysOff.includes(date.slice(5))
  )
}

/** Returns the days off that a page built at `now` has to name: one of a year gone by is left out. */
export function daysOffFrom(now: Date, daysOff: readonly string[]): string[] {
  const { date: today } = romeClock(now)
  return daysOff.filter((day) => day.length === '12-25'.length || day >= today)
}
