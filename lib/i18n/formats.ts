import { timeZone } from '../time/rome-clock'
import { dateOnWeekday, type Weekday } from '../time/weekdays'
import { localeRegistry, type Locale } from './locales'

/**
 * Returns formatters of dates and lists as the site's readers write them. next-intl's own would
 * know only `en`, which means the American order.
 */
export function formatterFor(locale: Locale) {
  const tag = localeRegistry[locale].formatting
  return {
    dateTime: (date: Date, options: Intl.DateTimeFormatOptions) =>
      asWritten(dateTimeFormat(tag, { timeZone, ...options }).formatToParts(date), locale),
    /** Several days as one text, `25–26 ottobre 2027`. */
    dateRange: (first: Date, last: Date, options: Intl.DateTimeFormatOptions) =>
      asWritten(
        dateTimeFormat(tag, { timeZone, ...options }).formatRangeToParts(first, last),
        locale,
      ),
    list: (items: string[], options: Intl.ListFormatOptions) =>
      new Intl.ListFormat(tag, options).format(items),
  }
}

const dateTimeFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the same formatter for the same options: to make one takes longer than to use it. */
function dateTimeFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options)
  const format = dateTimeFormats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  dateTimeFormats.set(key, format)
  return format
}

/**
 * Joins the parts of a date as docs/style.md wants them: no line ends between a number and its
 * month, `de` or `am`, an Italian month begins on its 1º, no hour on a 0, and no comma stands after an
 * English weekday.
 */
function asWritten(parts: Intl.DateTimeFormatPart[], locale: Locale): string {
  const named = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value))
  return parts
    .map(({ type, value }, index) => {
      const before = parts[index - 1]?.type
      // Of several days Italian would write `01–02`.
      if (type === 'day' && named) return dayOfMonth(withoutZero(value), locale)
      if (type === 'hour') return withoutZero(value)
      if (type === 'literal' && before === 'weekday' && locale === 'en') return ' '
      const isBound =
        before === 'day' || before === 'hour' || parts[index + 1]?.type === 'dayPeriod'
      if (type !== 'literal' || !isBound) return value
      return value.replace(/^\s/u, '\u00a0')
    })
    .join('')
}

function withoutZero(figures: string): string {
  return figures.replace(/^0(?=\d)/, '')
}

function dayOfMonth(day: string, locale: Locale): string {
  return day === '1' ? (localeRegistry[locale].firstOfMonth ?? day) : day
}

/** Returns days from one to another, both included, in words with their year: `9–20 agosto 2027`. */
export function daysInWords(
  { from, until }: { from: string; until: string },
  locale: Locale,
): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  return formatterFor(locale).dateRange(new Date(from), new Date(until), options)
}

/** Returns a time in words: `17:00` → `17` or `5 pm`, `17:30` → `17:30` or `5:30 pm`. */
export function clockTime(time: string, locale: Locale): string {
  return calendarDate(`2024-01-01T${time}Z`, locale, {
    hour: 'numeric',
    hourCycle: locale === 'en' ? 'h12' : 'h23',
    ...(!time.endsWith(':00') && { minute: '2-digit' }),
  })
}

/**
 * Returns the two ends of a time in words, with minutes at both or at none: `16:00` and `18:30`, in
 * English `4 pm` and `6:30 pm`.
 */
export function timeRange({ start, end }: { start: string; end: string }, locale: Locale) {
  const whole = start.endsWith(':00') && end.endsWith(':00')
  const words = (time: string) => (locale === 'en' || whole ? clockTime(time, locale) : time)
  return { start: words(start), end: words(end) }
}

/** Returns an amount of euro: `12,50 €`, `€12.50`; whole ones without cents. */
export function euroAmount(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(localeRegistry[locale].formatting, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** Returns a weekday's name: `monday` → `lunedì`, `Monday`. */
export function weekdayName(weekday: Weekday, locale: Locale): string {
  return calendarDate(dateOnWeekday(weekday), locale, { weekday: 'long' })
}

/** Returns a day off: `12-25` → `25 dicembre`, one of a single year with it: `25 dicembre 2027`. */
export function dayOffWords(day: string, locale: Locale): string {
  const isYearly = day.length === '12-25'.length
  return calendarDate(isYearly ? `2024-${day}` : day, locale, {
    day: 'numeric',
    month: 'long',
    year: isYearly ? undefined : 'numeric',
  })
}

/** Returns a calendar date, which belongs to no time zone, in words. */
export function calendarDate(
  date: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatterFor(locale).dateTime(new Date(date), { timeZone: 'UTC', ...options })
}

const languageNames = new Intl.DisplayNames('it', { type: 'language' })

/** Returns the Italian name of a language, for editors and staff: `inglese` for `en`. */
export function languageName(language: string): string {
  return languageNames.of(language) ?? language
}
