/** The time zone of every date and time on the site. */
export const timeZone = 'Europe/Rome'

/** What calendar and clock show: `2026-11-23` and `09:59`. */
export type ClockReading = { date: string; time: string }

let wallClock: Intl.DateTimeFormat | undefined

/** Returns what calendar and clock show in Italy at an instant: `2026-11-23` and `09:59`. */
export function romeClock(now: Date): ClockReading {
  // Not when the module is loaded: the first use of Intl costs a weak phone a tenth of a second.
  wallClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = wallClock.formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/**
 * Returns the instant of a wall-clock time in Rome. Where the clocks go back, a time that comes twice
 * is the first of the two, as in iCalendar; where they go forward, one that is skipped counts as if
 * they had not.
 */
export function romeInstant(date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  const [before = 0, after = 0] = [-day, day].map((way) => asUtc - romeOffset(asUtc + way))
  const isShown = (instant: number) => asUtc - instant === romeOffset(instant)
  return new Date(isShown(before) || !isShown(after) ? before : after)
}

/** Returns whether clocks in Rome show a time on a day: not one that is skipped when they go forward. */
export function existsInRome(date: string, time: string): boolean {
  return romeClock(romeInstant(date, time)).time === time
}

/** Returns an instant as a date and time in Rome with their offset: `2027-10-25T16:00:00+02:00`. */
export function romeDateTime(instant: Date): string {
  const { date, time } = romeClock(instant)
  return `${date}T${time}:00+0${romeOffset(instant.getTime()) / hour}:00`
}

const hour = 60 * 60 * 1000
const day = 24 * hour

/** By hour: clocks change at whole hours only, and a list of events asks for the same ones again. */
const offsets = new Map<number, number>()

/** How far clocks in Rome are ahead of UTC, in milliseconds. */
function romeOffset(instant: number): number {
  const start = Math.floor(instant / hour) * hour
  const known = offsets.get(start)
  if (known !== undefined) return known
  const { date, time } = romeClock(new Date(start))
  const offset = Date.parse(`${date}T${time}Z`) - start
  offsets.set(start, offset)
  return offset
}
