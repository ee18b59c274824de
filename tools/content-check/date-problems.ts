import { sessionSchema } from '../../lib/content/schemas/events'
import { isDate } from '../../lib/content/schemas/fields'
import { byStart, sessionEndDay } from '../../lib/events/sessions'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { calendarDate, weekdayName } from '../../lib/i18n/formats'
import { locales, type Locale } from '../../lib/i18n/locales'
import { comesTwiceInRome } from '../../lib/time/rome-clock'
import { addDays, weekdayOf, weekdays } from '../../lib/time/weekdays'
import type { Content, Finding } from './finding'
import { recordsOf } from './record-problems'
import { siteTexts } from './site-texts'

const eventsFile = 'content/events.json'
const noticeFile = 'content/notice.json'

/** Finds dates that contradict the calendar, the words beside them, or each other. */
export function dateProblems(content: Content, today: string): Finding[] {
  const known = new Map([
    [eventsFile, recordsOf(content[eventsFile]).map(sessionDates)],
    [
      noticeFile,
      recordsOf(content[noticeFile]).map(({ from, until }) => [from, until].filter(isDate)),
    ],
  ])
  const weekdayFindings = siteTexts(content).flatMap(({ file, path, locale, text }) =>
    wrongWeekdays(text, locale, known.get(file)?.[Number(path[0])] ?? []).map((sentence) => ({
      file,
      path,
      sentence,
    })),
  )
  return [...weekdayFindings, ...sessionProblems(content), ...noticeProblems(content, today)]
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

/** Finds sessions that the site can show, but that somebody may have meant otherwise. */
export function sessionProblems(content: Content): Finding[] {
  return recordsOf(content[eventsFile]).flatMap((event, index) => {
    const sessions = recordsOf(event.sessions).map((one) => sessionSchema.safeParse(one).data)
    return sessions.flatMap((session, position): Finding[] => {
      if (!session) return []
      const path = [index, 'sessions', position]
      const previous = sessions[position - 1]
      const days = { start: session.date, end: sessionEndDay(session) }
      const twice = (['start', 'end'] as const).filter((end) =>
        comesTwiceInRome(days[end], session[end]),
      )
      return [
        ...(previous && byStart(session, previous) < 0
          ? [warning(eventsFile, [...path, 'date'], outOfOrder(session.date, previous.date))]
          : []),
        ...twice.map((end) => warning(eventsFile, [...path, end], ambiguous(session[end]))),
      ]
    })
  })
}

function warning(file: string, path: PropertyKey[], sentence: string): Finding {
  return { file, path, sentence, level: 'warning' }
}

function outOfOrder(date: string, previous: string): string {
  return `la data ${date} sta dopo il ${previous}, ma viene prima. Controlla mese e anno; se sono giusti, mettila sopra.`
}

function ambiguous(time: string): string {
  return `quella notte l’orologio torna indietro e le ${time} ci sono due volte: il sito intende la prima. Se non va bene, scrivi un’ora prima delle 02:00, o dalle 03:00 in poi.`
}

type Notice = { id: string; index: number; from: string; until: string; words: string }

/** Finds notices that show together, and those whose Italian words name other days than theirs. */
export function noticeProblems(content: Content, today: string): Finding[] {
  const notices = recordsOf(content[noticeFile]).flatMap((record, index): Notice[] => {
    const { id, from, until, text } = record
    if (!isDate(from) || !isDate(until) || from > until || until < today) return []
    const words = isGroup(text) && typeof text.it === 'string' ? text.it : ''
    return [{ id: String(id), index, from, until, words }]
  })
  return notices.flatMap((notice, position) => {
    const { index, from, until } = notice
    const other = notices
      .slice(0, position)
      .find((earlier) => earlier.from <= until && from <= earlier.until)
    const named = otherDays(notice)
    return [
      ...(other ? [warning(noticeFile, [index, 'from'], together(other.id))] : []),
      ...(named ? [warning(noticeFile, [index, 'text', 'it'], contradiction(named, notice))] : []),
    ]
  })
}

/** `9 agosto`, `1º gennaio 2028`; as a last day `al 20 agosto`, `all’8 gennaio`, `–20 agosto`. */
const namedDay = new RegExp(
  `((?<!\\p{L})al(?:l[’'])?\\s*|[-–]\\s*)?(?<!\\d)(\\d{1,2})º?\\s+(${monthNames.it.join('|')})(?!\\p{L})(?:\\s+(\\d{4}))?`,
  'giu',
)

/** Readers still find a notice useful that says, until the day before, when something opens again. */
const daysBefore = 3

/** Returns the words of a notice that do not agree with the days on which it shows. */
function otherDays({ from, until, words }: Notice): string | undefined {
  const years = [from.slice(0, 4), until.slice(0, 4)]
  const days = [...words.matchAll(namedDay)].map(([found, last, day = '', month = '', year]) => {
    const dates = (year ? [year] : years).map((one) => `${one}${dayIn(month, day, 'it')}`)
    const isLate = dates.every((date) => date > until)
    const isNear = dates.some((date) => from <= date && date <= addDays(until, daysBefore))
    return {
      found: found.trim(),
      isLate,
      isNear,
      isEnd: last !== undefined && !dates.includes(until),
    }
  })
  const wrongEnd = days.find(({ isEnd, isLate }, index) => isEnd && (isLate || !days[index + 1]))
  return (wrongEnd ?? (days.some(({ isNear }) => isNear) ? undefined : days.at(-1)))?.found
}

function together(id: string): string {
  return `in alcuni giorni si vede insieme all’avviso «${id}». Se dicono la stessa cosa, togline uno.`
}

function contradiction(words: string, { from, until }: Notice): string {
  return `il testo dice «${words}», ma l’avviso si vede dal ${from} al ${until} (from, until). Correggi la data che è sbagliata.`
}
