import json from '../../content/desk-pause.json'
import { calendarDate, daysInWords } from '../i18n/formats'
import type { Locale } from '../i18n/locales'
import type { Period } from '../time/period'
import { addDays } from '../time/weekdays'
import { parseContent } from './parse-content'
import { deskPauseSchema } from './schemas/desk-pause'

/** The days on which the listening desk takes no requests, if there are any. */
export const [deskPause] = parseContent('content/desk-pause.json', deskPauseSchema, json)

/** Returns the days of a pause, and the day after it, in words with their year: they hold whenever they are read. */
export function pauseInWords(pause: Period, locale: Locale) {
  return {
    days: daysInWords(pause, locale),
    nextDay: calendarDate(addDays(pause.until, 1), locale, { dateStyle: 'full' }),
  }
}
