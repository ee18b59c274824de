import { say } from '../content/editor-language'
import { byStart, type Session } from '../events/sessions'
import { calendarDate, weekdayName } from '../i18n/formats'
import { weekdayOf, weekdays } from '../time/weekdays'
import { isInCalendar } from '../time/written-date'
import { shortened } from './read-answers'

const months = Array.from({ length: 12 }, (_, index) =>
  calendarDate(`2024-${twoDigits(index + 1)}-01`, 'it', { month: 'long' }),
)
const dayNames = weekdays.map((day) => weekdayName(day, 'it'))

type Reading<Value> = { value: Value } | { fault: string }

/** Returns the date that is written as `2027-03-06`, `6/3/2027` or `sabato 6 marzo 2027`. */
export function readDate(written: string): Reading<string> {
  const text = written.trim().toLowerCase().replace(/º/g, '')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  const numeric = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(text)
  const named = /^(?:(\p{L}+),? )?(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text)
  const [year, month, day] = iso
    ? iso.slice(1)
    : numeric
      ? numeric.slice(1).reverse()
      : named
        ? [named[4], String(months.indexOf(named[3] ?? '') + 1), named[2]]
        : []
  const weekday = named?.[1]
  if (!year || !month || !day || month === '0' || (weekday && !dayNames.includes(weekday))) {
    return { fault: noDate(written) }
  }
  const value = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`
  if (!isInCalendar(value)) return { fault: notInCalendar(written) }
  const right = weekdayName(weekdayOf(value), 'it')
  return weekday && weekday !== right ? { fault: wrongWeekday(written, right) } : { value }
}

/** Returns the sessions of an event from one line each, and a sentence for each that is none. */
export function readSessions(text: string): { sessions: Session[]; faults: string[] } {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line)
  const readings = lines.map(readSession)
  return {
    sessions: readings
      .flatMap((reading) => ('value' in reading ? [reading.value] : []))
      .toSorted(byStart),
    faults: readings.flatMap((reading) => ('fault' in reading ? [reading.fault] : [])),
  }
}

const clock = String.raw`(?:ore )?(\d{1,2})(?:[:.](\d{2}))?`

/** Its parts are told apart by words, so that a date with slashes or hyphens stays whole. */
const sessionLine = new RegExp(
  String.raw`^(.{8,40}?)[,;]? (?:dalle )?${clock} ?(?:[-–—]|alle| a ) ?${clock}$`,
  'i',
)

function readSession(line: string): Reading<Session> {
  const [, day = '', ...times] = sessionLine.exec(line.replace(/\s+/g, ' ').slice(0, 100)) ?? []
  const [startHour, startMinutes = '00', endHour, endMinutes = '00'] = times
  if (!startHour || !endHour) return { fault: noSession(line) }
  const date = readDate(day)
  if ('fault' in date) return date
  const start = `${startHour.padStart(2, '0')}:${startMinutes}`
  const end = `${endHour.padStart(2, '0')}:${endMinutes}`
  return { value: { date: date.value, start, end } }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

function noDate(written: string): string {
  return say(
    `«${shortened(written)}» non è una data. Scrivi per esempio 6 marzo 2027.`,
    `“${shortened(written)}” is not a date. Write for example 2027-03-06.`,
  )
}

function notInCalendar(written: string): string {
  return say(
    `«${shortened(written)}» non è nel calendario. Controlla giorno e mese.`,
    `“${shortened(written)}” is not in the calendar. Check day and month.`,
  )
}

function wrongWeekday(written: string, right: string): string {
  return say(
    `«${shortened(written)}»: quel giorno è ${right}. Correggi il giorno o la data.`,
    `“${shortened(written)}”: that day is called ${right}. Correct the day or the date.`,
  )
}

function noSession(line: string): string {
  return say(
    `«${shortened(line)}» non è una data con i suoi orari. Scrivi per esempio 6 marzo 2027, 16:00–18:00.`,
    `“${shortened(line)}” is not a date with its times. Write for example 2027-03-06 16:00-18:00.`,
  )
}
