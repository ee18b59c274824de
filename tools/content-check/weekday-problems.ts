import { isDate } from '../../lib/content/schemas/fields'
import { calendarDate, weekdayName } from '../../lib/i18n/formats'
import { locales, type Locale } from '../../lib/i18n/locales'
import { weekdayOf, weekdays } from '../../lib/time/weekdays'
import type { Content, Finding } from './finding'
import { entriesOf, recordsOf } from './record-problems'
import { siteTexts } from './site-texts'

const noticeFile = 'content/notice.json'

/** Finds days of the week that are not those of their date, in every text. */
export function weekdayProblems(content: Content): Finding[] {
  const ofEvents = new Map(
    entriesOf(content, 'events').map(({ file, entry }) => [file, sessionDates(entry)]),
  )
  const ofNotices = recordsOf(content[noticeFile]).map(({ from, until }) =>
    [from, until].filter(isDate),
  )
  return siteTexts(content).flatMap(({ file, path, locale, text }) => {
    const known = file === noticeFile ? ofNotices[Number(path[0])] : ofEvents.get(file)
    return wrongWeekdays(text, locale, known ?? []).map((sentence) => ({ file, path, sentence }))
  })
}

function sessionDates({ sessions }: Record<string, unknown>): string[] {
  return recordsOf(sessions).flatMap(({ date }) => (isDate(date) ? [date] : []))
}

const monthNames = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Array.from({ length: 12 }, (_, index) =>
      calendarDate(new Date(Date.UTC(2024, index)).toISOString().slice(0, 10), locale, {
        month: 'long',
      }).toLowerCase(),
    ),
  ]),
) as Record<Locale, string[]>

const weekdayPatterns = Object.fromEntries(
  locales.map((locale) => {
    const names = weekdays.map((day) => weekdayName(day, locale)).join('|')
    const months = monthNames[locale].join('|')
    const pattern = `(?<!\\p{L})(${names}),?\\s+(\\d{1,2})(?:º|st|nd|rd|th)?(?:\\s+(?:de\\s+|of\\s+)?(${months}))?(?:\\s+(?:de\\s+)?(\\d{4}))?(?![\\d:.]|\\s*(?:am|pm))`
    return [locale, new RegExp(pattern, 'giu')]
  }),
) as Record<Locale, RegExp>

/** Returns what is wrong with `sabato 25 ottobre 2027`; a date without a year is one of those `known`. */
function wrongWeekdays(text: string, locale: Locale = 'it', known: readonly string[]): string[] {
  return [...text.matchAll(weekdayPatterns[locale])].flatMap(
    ([words, name = '', day = '', month, year]) => {
      const ending = month ? dayIn(month, day, locale) : `-${day.padStart(2, '0')}`
      const date =
        month && year ? `${year}${ending}` : known.find((candidate) => candidate.endsWith(ending))
      const right = isDate(date) ? weekdayName(weekdayOf(date), locale) : undefined
      if (!right || right.toLowerCase() === name.toLowerCase()) return []
      return [`«${words}»: il ${date} è «${right}». Scrivi «${right}», o correggi la data.`]
    },
  )
}

/** `-10-25` for the 25 October of any year. */
function dayIn(month: string, day: string, locale: Locale): string {
  const number = monthNames[locale].indexOf(month.toLowerCase()) + 1
  return `-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}
