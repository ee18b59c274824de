import { calendarDate } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
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
}

/** Returns the two halves of the answer: whether it is open, and until or from when. */
export function openingWords(
  state: OpeningState,
  templates: OpeningTemplates,
  { times, days }: OpeningNames,
  locale: Locale,
): [string, string] {
  if (state.open) {
    return [templates.open, filled(templates.until, { time: times[state.until] ?? state.until })]
  }
  const { date, start, daysAhead } = state
  const template = [templates.opensToday, templates.opensTomorrow][daysAhead] ?? templates.opensOn
  const time = times[start] ?? start
  const day = daysAhead < 7 ? days[weekdayOf(date)] : farDay(date, locale)
  return [templates.closed, filled(template, { day, time })]
}

/** Returns a day that is more than a week away: its name and its date. */
function farDay(date: string, locale: Locale): string {
  return calendarDate(date, locale, { weekday: 'long', day: 'numeric', month: 'short' })
}

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
