import json from '../../content/phone-hours.json'
import { clockTime, formatterFor, weekdayName } from '../i18n/formats'
import { locales, type Locale } from '../i18n/locales'
import { parseContent } from './parse-content'
import type { Localized } from './schemas/fields'
import { phoneHoursSchema } from './schemas/phone-hours'

const { sample, days, slots, words } = parseContent(
  'content/phone-hours.json',
  phoneHoursSchema,
  json,
)

/** When the phone is answered: as data, and as a sentence in every language. */
export const phoneHours = {
  sample,
  days,
  slots,
  answer: Object.fromEntries(locales.map((locale) => [locale, sentence(locale)])) as Localized,
}

function sentence(locale: Locale): string {
  const { list } = formatterFor(locale)
  const dayWords = days.map((day) => weekdayName(day, locale))
  const slotWords = slots.map(({ start, end }) =>
    filled(words.slot[locale], { start: clockTime(start, locale), end: clockTime(end, locale) }),
  )
  return filled(words.text[locale], {
    days: list(dayWords, { type: 'conjunction' }),
    slots: list(slotWords, { type: 'conjunction' }),
  })
}

function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
