import { say } from '../content/editor-language'
import { isDate } from '../content/fields'
import { isGroup } from '../i18n/flatten-messages'
import { calendarDate } from '../i18n/formats'
import type { Period } from '../time/period'
import { addDays } from '../time/weekdays'
import { dateMeant } from '../time/written-date'
import type { Content, Problem } from './check-content'

const file = 'content/notice.json'

type Notice = Period & { id: string; index: number; text: string }

/** Finds notices that show together, and those whose words name other days than theirs. */
export function noticeProblems(content: Content, today: string): Problem[] {
  const records = Array.isArray(content[file]) ? (content[file] as unknown[]) : []
  const notices = records.flatMap(noticeOf).filter(({ until }) => until >= today)
  return notices.flatMap((notice, place) => {
    const { index } = notice
    const together = notices
      .slice(0, place)
      .find(({ from, until }) => from <= notice.until && notice.from <= until)
    const otherDay = otherDayIn(notice)
    return [
      ...(together ? [warning([index, 'from'], shownTogether(notice, together))] : []),
      ...(otherDay ? [warning([index, 'text', 'it'], otherDay)] : []),
    ]
  })
}

function noticeOf(record: unknown, index: number): Notice[] {
  const { id, from, until, text } = (isGroup(record) ? record : {}) as Record<string, unknown>
  if (!isDate(from) || !isDate(until) || from > until) return []
  const { it } = (isGroup(text) ? text : {}) as { it?: unknown }
  return [{ id: String(id), index, from, until, text: typeof it === 'string' ? it : '' }]
}

function warning(path: PropertyKey[], sentence: string): Problem {
  return { file, path, sentence, level: 'warning' }
}

const months = Array.from({ length: 12 }, (_, index) =>
  calendarDate(`2024-${String(index + 1).padStart(2, '0')}-01`, 'it', { month: 'long' }),
)

/** `9 agosto`, `1º gennaio 2028`; as a last day `al 20 agosto`, `all’8 gennaio`, `–20 agosto`. */
const namedDay = new RegExp(
  String.raw`(?<last>(?<!\p{L})al(?:l[’'])?\s*|[-–]\s*)?(?<!\d)(?<day>\d{1,2})º?\s+(?<month>${months.join('|')})(?!\p{L})(?:\s+(?<year>\d{4}))?`,
  'giu',
)

/** Readers still find a notice useful that says, until the day before, when something opens again. */
const daysBefore = 3

/** Returns what the Italian words say of the days, where it does not agree with when they show. */
function otherDayIn(notice: Notice): string | undefined {
  const { from, until, text } = notice
  const days = [...text.matchAll(namedDay)].flatMap(({ 0: words, groups = {} }) => {
    const date = dateIn(groups, notice)
    return date ? [{ words: words.trim(), date, isLast: groups.last !== undefined }] : []
  })
  const [last] = days.toSorted((a, b) => b.date.localeCompare(a.date))
  if (!last) return undefined
  if (last.isLast && last.date !== until) return otherEnd(last.words, until)
  const lateEnd = days.find(({ date, isLast }) => isLast && date > until)
  if (lateEnd) return otherEnd(lateEnd.words, until)
  const isElsewhere = days.every(({ date }) => date < from || date > addDays(until, daysBefore))
  return isElsewhere ? otherDays(last.words, notice) : undefined
}

/** A day without a year is the one that is nearest to the days on which the notice shows. */
function dateIn(groups: Record<string, string | undefined>, period: Period): string | undefined {
  const { day = '', month = '', year } = groups
  const first = Number(period.from.slice(0, 4))
  const years = year ? [year] : [first - 1, first, first + 1]
  const dates = years.flatMap(
    (one) => dateMeant(`${day}/${months.indexOf(month.toLowerCase()) + 1}/${one}`) ?? [],
  )
  const distance = (date: string) => {
    const nearest = date < period.from ? period.from : date > period.until ? period.until : date
    return Math.abs(Date.parse(date) - Date.parse(nearest))
  }
  return dates.toSorted((a, b) => distance(a) - distance(b))[0]
}

function shownTogether(notice: Notice, other: Notice): string {
  const [first = ''] = [notice.from, other.from].toSorted().reverse()
  const [last = ''] = [notice.until, other.until].toSorted()
  return say(
    `dal ${first} al ${last} si vede insieme all’avviso «${other.id}». Se dicono la stessa cosa, togline uno.`,
    `from ${first} to ${last} it shows together with the notice “${other.id}”. If they say the same, remove one.`,
  )
}

function otherEnd(words: string, until: string): string {
  return say(
    `il testo dice «${words}», ma l’avviso si vede fino al ${until} (until). Correggi la data che è sbagliata.`,
    `the text says “${words}”, but the notice shows until ${until}. Correct the date that is wrong.`,
  )
}

function otherDays(words: string, { from, until }: Period): string {
  return say(
    `il testo dice «${words}», ma l’avviso si vede dal ${from} al ${until} (from, until). Correggi la data che è sbagliata.`,
    `the text says “${words}”, but the notice shows from ${from} to ${until}. Correct the date that is wrong.`,
  )
}
