import { endOfDay, type Period } from './period'
import { romeInstant } from './rome-clock'

/**
 * Returns the attributes of what is shown from an instant on, until another: docs/decisions/0018. Until the page's
 * script has read the visitor's clock, and where none runs, what is right at the build is shown.
 */
export function shownBetween(from: Date | undefined, to?: Date) {
  const now = new Date()
  return {
    'data-from': from?.getTime(),
    'data-to': to?.getTime(),
    hidden: Boolean((from && now < from) || (to && to <= now)),
    suppressHydrationWarning: true,
  }
}

/** Returns the attributes of what is shown from the first day of a period to its last. */
export function shownDuring({ from, until }: Period) {
  return shownBetween(romeInstant(from, '00:00'), endOfDay(until))
}
