import type { Period } from '../time/period'
import type { ClockReading } from '../time/rome-clock'
import { addDays } from '../time/weekdays'

/** From when until when, every day; an end at or before the start is one of the next day. */
export type DailyHours = { start: string; end: string }

/** When somebody else's line answers. */
export type LineHours = {
  /** The usual hours. Default: day and night. */
  daily?: DailyHours | undefined
  /** What its operator has announced for certain days; without `daily`: day and night. */
  exceptions?: readonly (Period & { daily?: DailyHours | undefined })[] | undefined
}

export type LineAnswer = 'open' | 'closed' | 'usually-open' | 'usually-later'

/**
 * Returns whether a line answers when calendar and clock in Rome show `date` and `time`. It is `open` or `closed`
 * only by what was announced for that day: usual hours say what is usual, and a line that may answer is not closed.
 */
export function lineAnswer(line: LineHours, { date, time }: ClockReading): LineAnswer {
  const today = hoursOn(line, date)
  const yesterday = hoursOn(line, addDays(date, -1))
  const answers = [
    { ...today, isOpen: begins(today.daily, time) },
    // What began yesterday may not be over.
    { ...yesterday, isOpen: goesOn(yesterday.daily, time) },
  ]
  const open = answers.filter(({ isOpen }) => isOpen)
  if (open.some(({ isAnnounced }) => isAnnounced)) return 'open'
  if (open.length > 0) return 'usually-open'
  return answers.every(({ isAnnounced }) => isAnnounced) ? 'closed' : 'usually-later'
}

function hoursOn({ daily, exceptions = [] }: LineHours, date: string) {
  const announced = exceptions.find(({ from, until }) => from <= date && date <= until)
  return announced ? { daily: announced.daily, isAnnounced: true } : { daily, isAnnounced: false }
}

function begins(daily: DailyHours | undefined, time: string): boolean {
  if (!daily) return true
  return daily.start <= time && (time < daily.end || daily.end <= daily.start)
}

function goesOn(daily: DailyHours | undefined, time: string): boolean {
  return daily !== undefined && daily.end <= daily.start && time < daily.end
}
