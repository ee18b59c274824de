/** The time zone of every date and time on the site. */
export const timeZone = 'Europe/Rome'

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns what calendar and clock show in Italy at an instant: `2026-11-23` and `09:59`. */
export function romeClock(now: Date): { date: string; time: string } {
  const parts = wallClock.formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** Returns the instant of a wall-clock time in Rome, the change of the clocks included. */
export function romeInstant(date: string, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`)
  const inRome = new Date(
    `${new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    })
      .format(asUtc)
      .replace(' ', 'T')}Z`,
  )
  return new Date(2 * asUtc.getTime() - inRome.getTime())
}
