import { romeClock } from '../time/rome-clock'
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
 * Returns whether somebody is there at an instant, and until or from when. It compares dates and
 * times as clocks in Rome show them, so the change of the clocks cannot shift it.
 */
export function openingState(hours: OpeningHours, now: Date): OpeningState | undefined {
  const { date: today, time } = romeClock(now)
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
