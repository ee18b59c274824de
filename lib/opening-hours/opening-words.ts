import { localeRegistry, type Locale } from '../i18n/locales'
import type { OpeningState } from './opening-state'
import { dateOn, type Weekday } from '../time/weekdays'

/** Sentences with `{day}` and `{time}` still in them: a browser needs no message library. */
export type OpeningTemplates = {
  open: string
  until: string
  closed: string
  opensToday: string
  opensTomorrow: string
  opensOn: string
}

/** `17:00` → `17` or `5 pm`, `17:30` → `17:30` or `5:30 pm`. */
export function clockTime(time: string, locale: Locale): string {
  return inWords(`2024-01-01T${time}Z`, locale, {
    hour: 'numeric',
    hourCycle: locale === 'en' ? 'h12' : 'h23',
    ...(!time.endsWith(':00') && { minute: '2-digit' }),
  })
}

export function weekdayName(weekday: Weekday, locale: Locale): string {
  return inWords(dateOn(weekday), locale, { weekday: 'long' })
}

/** `12-25` or `2026-12-25` → `25 dicembre`, `25 December`. */
export function dayAndMonth(day: string, locale: Locale): string {
  return inWords(`2024-${day.slice(-5)}`, locale, { day: 'numeric', month: 'long' })
}

export function joinWords(words: string[], locale: Locale, type: Intl.ListFormatType): string {
  return new Intl.ListFormat(languageTag(locale), { type }).format(words)
}

/** The two halves of the answer: whether it is open, and until or from when. */
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

/** Within a week the day's name is enough; later its date is needed as well. */
function dayName(date: string, daysAhead: number, locale: Locale): string {
  if (daysAhead < 7) return inWords(date, locale, { weekday: 'long' })
  return inWords(date, locale, { weekday: 'long', day: 'numeric', month: 'short' })
}

function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function inWords(date: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(languageTag(locale), { timeZone: 'UTC', ...options })
  return format.format(new Date(date))
}

/** Of the country, not only the language: `en` alone would be American. */
function languageTag(locale: Locale): string {
  return localeRegistry[locale].openGraph.replace('_', '-')
}
