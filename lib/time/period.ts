import { romeClock } from './rome-clock'

/** First and last day, `2027-08-10`, both included, as calendars in Rome show them. */
export type Period = { from: string; until: string }

export function isRunning({ from, until }: Period, now: Date): boolean {
  const { date } = romeClock(now)
  return from <= date && date <= until
}

export function isOver({ until }: Pick<Period, 'until'>, now: Date): boolean {
  return until < romeClock(now).date
}
