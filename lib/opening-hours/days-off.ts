import { romeClock } from '../time/rome-clock'

/** Returns the days off that a page built at `now` has to name: one of a year gone by is left out. */
export function daysOffFrom(now: Date, daysOff: readonly string[]): string[] {
  const { date: today } = romeClock(now)
  return daysOff.filter((day) => day.length === '12-25'.length || day >= today)
}
