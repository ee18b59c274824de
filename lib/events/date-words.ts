import type { EventSession } from '../content/event-sessions'
import { calendarDate, formatterFor } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import { addDays } from '../time/weekdays'
import { groupBy } from './upcoming-and-past'

type Sessions = readonly EventSession[]

/** Returns all days of an event in words: `20 e 28 marzo, 3 aprile 2027`. */
export function datesInWords(sessions: Sessions, locale: Locale): string {
  const months = groupBy(daysOf(sessions), (day) => day.slice(0, 7)).map(([, days]) => days)
  return months
    .map((days, index) => {
      const isLastOfYear = yearOf(days) !== yearOf(months[index + 1])
      return monthInWords(days, locale, isLastOfYear)
    })
    .join(', ')
}

/**
 * Returns what the badge of an event shows: its first month with the days in it, and how many days
 * more there are. Days that follow each other are a range, two others stand side by side; of more than
 * two it shows the first.
 */
export function dateBadgeParts(sessions: Sessions, locale: Locale) {
  const days = daysOf(sessions)
  const [first = ''] = days
  const inMonth = days.filter((day) => day.startsWith(first.slice(0, 7)))
  const last = inMonth.at(-1) ?? first
  const isRun = inMonth.length > 1 && inMonth.every((day, index) => day === addDays(first, index))
  const shown = isRun || inMonth.length === 2 ? inMonth : [first]
  const number = (day: string) => String(Number(day.slice(8)))
  const to = locale === 'es' ? '-' : '–'
  return {
    month: calendarDate(first, locale, { month: 'short' }),
    days: shown.length === 1 ? number(first) : [first, last].map(number).join(isRun ? to : ' · '),
    year: first.slice(0, 4),
    more: days.length - shown.length,
  }
}

/** Each day once, in their order: some have more than one session. */
function daysOf(sessions: Sessions): string[] {
  return [...new Set(sessions.map(({ date }) => date))]
}

function yearOf(days: readonly string[] | undefined): string | undefined {
  return days?.[0]?.slice(0, 4)
}

/** Days of one month in words: `20 e 28 marzo`, `20 y 28 de marzo de 2027`. */
function monthInWords(days: readonly string[], locale: Locale, withYear: boolean): string {
  const inFull = (day: string) =>
    calendarDate(day, locale, {
      day: 'numeric',
      month: 'long',
      year: withYear ? 'numeric' : undefined,
    })
  // Each day as it stands before its month: the first of an Italian month is 1º.
  const number = (day: string) => /^[^\s]+/.exec(inFull(day))?.[0] ?? ''
  const last = days.at(-1) ?? ''
  return formatterFor(locale).list([...days.slice(0, -1).map(number), inFull(last)], {
    type: 'conjunction',
  })
}
