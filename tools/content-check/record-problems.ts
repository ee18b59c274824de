import { isDate } from '../../lib/content/schemas/fields'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { addDays } from '../../lib/time/weekdays'
import type { Content, Finding } from './finding'

/** Returns the records of a list, of which only their being groups is sure. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((record) => (isGroup(record) ? record : {})) : []
}

/** Finds what depends on today's date: numbers to check again, consents to come, texts that are over. */
export function recordProblems(content: Content, today: string): Finding[] {
  const future = (day: string) => (day > today ? { sentence: futureSentence(today) } : undefined)
  const expired = (day: string) =>
    day < today ? ({ sentence: expiredSentence(day), level: 'warning' } as const) : undefined
  return [
    ...dated(content, 'content/helplines.json', 'verifiedOn', (day) =>
      day > today ? future(day) : oldCheck(day, today),
    ),
    ...dated(content, 'content/reviews.json', 'consentOn', future),
    ...dated(content, 'content/events.json', 'publishedOn', future),
    ...dated(content, 'content/news.json', 'publishedOn', future),
    ...dated(content, 'content/reviews.json', 'until', expired),
    ...dated(content, 'content/notice.json', 'until', expired),
    ...eventProblems(content, today),
    ...daysOffProblems(content, today),
  ]
}

type Verdict = Pick<Finding, 'sentence' | 'level'> | undefined

function dated(
  content: Content,
  file: string,
  field: string,
  verdict: (day: string) => Verdict,
): Finding[] {
  return recordsOf(content[file]).flatMap((record, index) => {
    const day = record[field]
    // One that is no date has been named before.
    const found = isDate(day) ? verdict(day) : undefined
    return found ? [{ file, path: [index, field], ...found }] : []
  })
}

function oldCheck(day: string, today: string): Verdict {
  if (day >= addDays(today, -180)) return undefined
  return {
    sentence: `il numero è stato controllato l’ultima volta il ${day}. Chiamalo o guarda la fonte, poi scrivi la data di oggi: ${today}.`,
    level: day < addDays(today, -365) ? 'launch' : 'warning',
  }
}

function futureSentence(today: string): string {
  return `la data è nel futuro. Scrivi il giorno in cui è successo, al più tardi oggi: ${today}.`
}

function expiredSentence(day: string): string {
  return `non si vede più: l’ultimo giorno era il ${day}. Togli tutto il gruppo, o cambia la data.`
}

/** Finds dates of events that are possible, but rarely meant. */
function eventProblems(content: Content, today: string): Finding[] {
  const file = 'content/events.json'
  const farOff = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
  return recordsOf(content[file]).flatMap(({ sessions }, index): Finding[] => {
    const days = recordsOf(sessions).map(({ date }) => date)
    const late = days.flatMap((day, position): Finding[] => {
      if (!isDate(day) || day <= farOff) return []
      const sentence = `la data ${day} è fra più di due anni. Controlla l’anno.`
      return [{ file, path: [index, 'sessions', position, 'date'], sentence, level: 'warning' }]
    })
    const isOver = days.length > 0 && days.every((day) => isDate(day) && day < addDays(today, -365))
    const sentence =
      'tutte le date sono passate da più di un anno. Controlla l’anno, o lascia l’evento tra quelli passati.'
    return isOver ? [...late, { file, path: [index], sentence, level: 'warning' }] : late
  })
}

/** One sentence for all: who adds this year's days has those of the last one to remove. */
function daysOffProblems(content: Content, today: string): Finding[] {
  const file = 'content/listening-desk.json'
  const desk = content[file]
  const closures = isGroup(desk) ? desk.closures : undefined
  const daysOff = isGroup(closures) ? closures.daysOff : undefined
  const days: unknown[] = Array.isArray(daysOff) ? daysOff : []
  const over = days.filter((day) => isDate(day) && day < today)
  const path = ['closures', 'daysOff', days.indexOf(over[0])]
  const sentence = `già passati, non si vedono più: ${over.join(', ')}. Toglili, o controlla l’anno.`
  return over.length > 0 ? [{ file, path, sentence, level: 'warning' }] : []
}
