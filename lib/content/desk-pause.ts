import json from '../../content/desk-pause.json'
import { calendarDate, formatterFor } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import type { Period } from '../time/period'
import { addDays } from '../time/weekdays'
import { parseContent } from './parse-content'
import { deskPauseSchema } from './schemas/desk-pause'

/** The days on which the listening desk takes no requests, if there are any. */
export const [deskPause] = parseContent('content/desk-pause.json', deskPauseSchema, json)

/** Returns the days of a pause, and the day after it, in words with their year: they hold whenever they are read. */
export function pauseInWords({ from, until }: Period, locale: Locale) {
  const { dateRange } = formatterFor(locale)
  return {
    days: dateRange(new Date(from), new Date(until), { dateStyle: 'long', timeZone: 'UTC' }),
    nextDay: calendarDate(addDays(until, 1), locale, { dateStyle: 'full' }),
  }
}
