import { say } from '../content/editor-language'
import { calendarDate, weekdayName } from '../i18n/formats'
import { locales, type Locale } from '../i18n/locales'
import { weekdayOf, weekdays } from '../time/weekdays'
import type { Content, Problem } from './check-content'
import { siteTexts } from './site-texts'

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

type Names = { weekdays: Map<string, string>; months: Map<string, string>; pattern: RegExp }

const names = Object.fromEntries(locales.map((locale) => [locale, namesIn(locale)])) as Record<
  Locale,
  Names
>

function namesIn(locale: Locale): Names {
  const days = new Map(weekdays.map((day) => [weekdayName(day, locale).toLowerCase(), day]))
  const monthNames = new Map(
    months.map((month) => [calendarDate(`2024-${month}-01`, locale, { month: 'long' }), month]),
  )
  const list = (words: Map<string, string>) => [...words.keys()].join('|')
  const pattern = new RegExp(
    `(?<!\\p{L})(${list(days)}),?\\s+(\\d{1,2})(?:º|st|nd|rd|th)?(?:\\s+(?:de\\s+|of\\s+)?(${list(monthNames).toLowerCase()}))?(?:\\s+(?:de\\s+)?(\\d{4}))?(?![\\d:.]|\\s*(?:am|pm))`,
    'giu',
  )
  return {
    weekdays: days,
    months: new Map([...monthNames].map(([name, month]) => [name.toLowerCase(), month])),
    pattern,
  }
}

/** Finds dates in texts whose weekday is not the one of the calendar: “Saturday 25” on a Sunday. */
export function weekdayProblems(content: Content): Problem[] {
  const events = records(content['content/events.json'])
  const notices = records(content['content/notice.json'])
  return siteTexts(content).flatMap(({ file, path, locale, text }) => {
    const [index] = path
    const known =
      file === 'content/events.json'
        ? sessionDates(events[Number(index)])
        : file === 'content/notice.json'
          ? periodDates(notices[Number(index)])
          : []
    return [...text.matchAll(names[locale].pattern)].flatMap((match) => {
      const date = dateMeant(match, locale, known)
      const written = names[locale].weekdays.get((match[1] ?? '').toLowerCase())
      if (!date || !written || weekdayOf(date) === written) return []
      const right = weekdayName(weekdayOf(date), locale)
      return [
        {
          file,
          path,
          sentence: say(
            `«${match[0]}»: il ${date} è ${weekdayName(weekdayOf(date), 'it')}. Scrivi «${right}», o correggi la data.`,
            `“${match[0]}”: ${date} is a ${weekdayName(weekdayOf(date), 'en')}. Write “${right}”, or correct the date.`,
          ),
        },
      ]
    })
  })
}

/** The date that a text means: written in full, or completed by the dates of its record. */
function dateMeant(match: RegExpExecArray, locale: Locale, known: string[]): string | undefined {
  const [, , day = '', monthName, year] = match
  const month = monthName && names[locale].months.get(monthName.toLowerCase())
  const ending = `-${day.padStart(2, '0')}`
  if (month && year) return exists(`${year}-${month}${ending}`)
  return known.find((date) => (month ? date.endsWith(`-${month}${ending}`) : date.endsWith(ending)))
}

function exists(date: string): string | undefined {
  return Number.isNaN(Date.parse(date)) ? undefined : date
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : []
}

function sessionDates(event: Record<string, unknown> | undefined): string[] {
  return records(event?.sessions).flatMap(({ date }) =>
    typeof date === 'string' ? (exists(date) ?? []) : [],
  )
}

function periodDates(notice: Record<string, unknown> | undefined): string[] {
  return [notice?.from, notice?.until].flatMap((date) =>
    typeof date === 'string' ? (exists(date) ?? []) : [],
  )
}
