import { calendarDate, clockTime, weekdayName } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import { weekdayOf } from '../time/weekdays'
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
    return [templates.open, templates.until.replace('{time}', clockTime(state.until, locale))]
  }
  const { date, start, daysAhead } = state
  const template = [templates.opensToday, templates.opensTomorrow][daysAhead] ?? templates.opensOn
  const day =
    daysAhead < 7
      ? weekdayName(weekdayOf(date), locale)
      : calendarDate(date, locale, { weekday: 'long', day: 'numeric', month: 'short' })
  return [
    templates.closed,
    template.replace('{day}', day).replace('{time}', clockTime(start, locale)),
  ]
}
