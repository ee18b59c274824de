import { calendarDate, clockTime } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
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

/** Returns the two halves of the answer: whether it is open, and until or from when. */
export function openingWords(
  state: OpeningState,
  templates: OpeningTemplates,
  locale: Locale,
): [string, string] {
  if (state.open) {
    return [templates.open, filled(templates.until, { time: clockTime(state.until, locale) })]
  }
  const { date, start, daysAhead } = state
  const template = [templates.opensToday, templates.opensTomorrow][daysAhead] ?? templates.opensOn
  const time = clockTime(start, locale)
  return [templates.closed, filled(template, { day: dayName(date, daysAhead, locale), time })]
}

/** Returns a day's name, and with it the date where it is more than a week away. */
function dayName(date: string, daysAhead: number, locale: Locale): string {
  if (daysAhead < 7) return calendarDate(date, locale, { weekday: 'long' })
  return calendarDate(date, locale, { weekday: 'long', day: 'numeric', month: 'short' })
}

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
