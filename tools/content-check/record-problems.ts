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
