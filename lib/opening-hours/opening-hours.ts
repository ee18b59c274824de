import { romeClock } from '../time/rome-clock'

/** Times of Europe/Rome; an end at or before the start is one of the next day, as midnight is. */
export type DailyHours = { start: string; end: string }

/** Returns whether a line is open when the clock in Rome shows `time`. */
export function isOpenAt({ start, end }: DailyHours, time: string): boolean {
  return end <= start ? start <= time || time < end : start <= time && time < end
}

/** Returns the days off that a page built at `now` has to name: one of a year gone by is left out. */
export function daysOffFrom(now: Date, daysOff: readonly string[]): string[] {
  const { date: today } = romeClock(now)
  return daysOff.filter((day) => day.length === '12-25'.length || day >= today)
}
