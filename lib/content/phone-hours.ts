import json from '../../content/phone-hours.json'
import { clockTime, daysInWords, formatterFor, weekdayName } from '../i18n/formats'
import { inEveryLocale, type Locale } from '../i18n/locales'
import { closuresFrom, type Closure } from './closures'
import { parseContent } from './parse-content'
import { phoneHoursSchema } from './schemas/phone-hours'

const { sample, days, slots, words } = parseContent(
  'content/phone-hours.json',
  phoneHoursSchema,
  json,
)

const closures = closuresFrom(new Date())

/** What a promise to answer has to add while the association is, or will be, closed; else empty. */
export const closedWords = inEveryLocale((locale) => closed(closures, locale))

const schedule = inEveryLocale(usual)

/** When the phone is answered: as data, and as a sentence in every language, without the closures and with them. */
export const phoneHours = {
  sample,
  days,
  slots,
  closures,
  schedule,
  answer: inEveryLocale((locale) => `${schedule[locale]} ${closedWords[locale]}`.trim()),
}

function usual(locale: Locale): string {
  const { list } = formatterFor(locale)
  // In English a day of every week is plural.
  const dayWords = days.map((day) => weekdayName(day, locale) + (locale === 'en' ? 's' : ''))
  // "from 10 to 1" stays on one line.
  const slotWords = slots.map(({ start, end }) =>
    filled(words.slot[locale], {
      start: clockTime(start, locale),
      end: clockTime(end, locale),
    }).replaceAll(' ', '\u00a0'),
  )
  return filled(words.text[locale], {
    days: list(dayWords, { type: 'conjunction' }),
    slots: list(slotWords, { type: 'conjunction' }),
  })
}

/** Returns the sentence that names the days of closures, and nothing where there are none. */
export function closed(all: readonly Closure[], locale: Locale): string {
  if (all.length === 0) return ''
  const days = all.map((closure) => daysInWords(closure, locale))
  return filled(words.closed[locale], {
    days: formatterFor(locale).list(days, { type: 'conjunction' }),
  })
}

function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
