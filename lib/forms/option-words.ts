import type { createTranslator, Messages } from 'next-intl'
import { clockTime, weekdayName } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import type { options, TimeSlot } from './listening-desk'

type Options = typeof options

/** One answer to choose, e.g. `{ field: 'gender', code: 'female' }`. */
export type Option = {
  [Field in keyof Options]: { field: Field; code: Options[Field][number] }
}[keyof Options]

type Translator = ReturnType<typeof createTranslator<Messages, 'FormOptions'>>

/** Returns the words of an option: a day's and a time's are made, the others' stand in messages/. */
export function optionWords({ field, code }: Option, locale: Locale, t: Translator): string {
  if (field === 'day' && code !== 'other') return capitalized(weekdayName(code, locale), locale)
  if (field === 'timeSlot' && code !== 'other') {
    const { start, end } = timesOf(code, locale)
    return t('timeSlot.range', { start, end })
  }
  return t(`${field}.${code}` as WrittenKey)
}

/** The options whose words stand in messages/: types fail where one is missing. */
type WrittenKey = {
  [Field in keyof Options]: Field extends 'day' | 'timeSlot'
    ? `${Field}.other`
    : `${Field}.${Options[Field][number]}`
}[keyof Options]

function timesOf(code: TimeSlot, locale: Locale) {
  const [start = '', end = ''] = code.split('-')
  return { start: timeWords(start, locale), end: timeWords(end, locale) }
}

/** `10` or `9:30`, as the codes have it. */
function timeWords(time: string, locale: Locale): string {
  const [hours = '', minutes = '00'] = time.split(':')
  return clockTime(`${hours.padStart(2, '0')}:${minutes}`, locale)
}

function capitalized(word: string, locale: Locale): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
}
