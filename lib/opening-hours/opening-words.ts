import { weekdayOf, type Weekday } from '../time/weekdays'
import type { OpeningState } from './opening-state'

/** Sentences with `{day}` and `{time}` still in them: a browser needs no message library. */
export type OpeningTemplates = {
  open: string
  until: string
  closed: string
  opensToday: string
  opensTomorrow: string
  opensOn: string
}

/** What the build has put into words, so that a browser need not. */
export type OpeningNames = {
  /** By the time of a slot's beginning or end. */
  times: Record<string, string>
  days: Record<Weekday, string>
  months: readonly string[]
  /** How a day is written that is a week away or more, with `{weekday}`, `{day}` and `{month}` in it. */
  farDay: string
  /** The same for the first of a month. */
  farFirst: string
}

/** Returns the two halves of the answer: whether it is open, and until or from when. */
export function openingWords(
  state: OpeningState,
  templates: OpeningTemplates,
  names: OpeningNames,
): [string, string] {
  const { times, days } = names
  if (state.open) {
    return [templates.open, filled(templates.until, { time: times[state.until] ?? state.until })]
  }
  const { date, start, daysAhead } = state
  const template = [templates.opensToday, templates.opensTomorrow][daysAhead] ?? templates.opensOn
  const time = times[start] ?? start
  const day = daysAhead < 7 ? days[weekdayOf(date)] : farDay(date, names)
  return [templates.closed, filled(template, { day, time })]
}

/** Returns the name and the date of a day that is a week away or more. */
export function farDay(date: string, { days, months, farDay, farFirst }: OpeningNames): string {
  const [month = '', day = ''] = date.split('-').slice(1)
  return filled(day === '01' ? farFirst : farDay, {
    weekday: days[weekdayOf(date)],
    day: String(Number(day)),
    month: months[Number(month) - 1] ?? '',
  })
}

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
