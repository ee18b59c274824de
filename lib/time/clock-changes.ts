/** From when on clocks in Rome are how far ahead of UTC: both in milliseconds. */
export type ClockChange = { at: number; offset: number }

/** What calendar and clock show: `2026-11-23` and `09:59`. */
export type ClockReading = { date: string; time: string }

/**
 * Returns what calendar and clock show in Italy at an instant, from the changes that the build has
 * found out (`clockChangesFrom`): for browsers, where the first use of Intl costs a weak phone a tenth
 * of a second.
 */
export function clockAt(now: number, changes: readonly ClockChange[]): ClockReading {
  const { offset = 0 } = changes.findLast(({ at }) => at <= now) ?? changes[0] ?? {}
  const shown = new Date(now + offset).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}
