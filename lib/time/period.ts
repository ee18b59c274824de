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

/**
 * Returns the instants, in milliseconds, at which a period begins and is over: for browsers, where the
 * first use of a calendar of Intl costs a weak phone a tenth of a second.
 */
export function periodInstants({ from, until }: Period): { begins: number; ends: number } {
  const midnight = (date: string) => romeInstant(date, '00:00').getTime()
  return { begins: midnight(from), ends: midnight(addDays(until, 1)) }
}
