import { romeClock, romeInstant } from './rome-clock'
import { addDays } from './weekdays'

/** First and last day, `2027-08-10`, both included, as calendars in Rome show them. */
export type Period = { from: string; until: string }

export function isOver({ until }: Pick<Period, 'until'>, now: Date): boolean {
  return until < romeClock(now).date
}

export function isRunning({ from, until }: Period, now: Date): boolean {
  const today = romeClock(now).date
  return from <= today && today <= until
}

/** Returns the midnight at which a day is over in Rome. */
export function endOfDay(date: string): Date {
  return romeInstant(addDays(date, 1), '00:00')
}
