import { say } from '../content/editor-language'
import { isDate } from '../content/fields'
import { isGroup } from '../i18n/flatten-messages'
import { addDays } from '../time/weekdays'
import type { Content, Problem } from './check-content'

/** Finds what depends on today's date: numbers to check again, consents to come, texts that are over. */
export function recordProblems(content: Content, today: string): Problem[] {
  return [
    ...dated(content, 'content/helplines.json', 'verifiedOn', (day) => helplineProblem(day, today)),
    ...[
      ['content/reviews.json', 'consentOn'] as const,
      ['content/events.json', 'publishedOn'] as const,
      ['content/news.json', 'publishedOn'] as const,
    ].flatMap(([file, field]) =>
      dated(content, file, field, (day) => (day > today ? { sentence: future(today) } : undefined)),
    ),
    ...dated(content, 'content/reviews.json', 'until', (day) =>
      day < today ? { sentence: expired(day), level: 'warning' } : undefined,
    ),
    ...dated(content, 'content/notice.json', 'until', (day) =>
      day < today ? { sentence: expired(day), level: 'warning' } : undefined,
    ),
    ...eventProblems(content, today),
    ...daysOffProblems(content, today),
  ]
}

/** Finds dates of events that are possible, but rarely meant. */
function eventProblems(content: Content, today: string): Problem[] {
  const file = 'content/events.json'
  const farOff = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
  const events = Array.isArray(content[file]) ? (content[file] as unknown[]) : []
  return events.flatMap((event, index): Problem[] => {
    const days = datesOf(event)
    const late = days.flatMap((day, session): Problem[] =>
      day > farOff
        ? [
            {
              file,
              path: [index, 'sessions', session, 'date'],
              sentence: farAway(day),
              level: 'warning',
            },
          ]
        : [],
    )
    const isOver = days.length > 0 && days.every((day) => day < addDays(today, -365))
    return isOver
      ? [...late, { file, path: [index], sentence: longOver(), level: 'warning' }]
      : late
  })
}

/** One sentence for all: who adds this year's days has those of the last one to remove. */
function daysOffProblems(content: Content, today: string): Problem[] {
  const file = 'content/listening-desk.json'
  const { closures } = (isGroup(content[file]) ? content[file] : {}) as { closures?: unknown }
  const { daysOff } = (isGroup(closures) ? closures : {}) as { daysOff?: unknown }
  const days: unknown[] = Array.isArray(daysOff) ? daysOff : []
  const over = days.filter((day) => isDate(day) && day < today)
  const path = ['closures', 'daysOff', days.indexOf(over[0])]
  return over.length > 0 ? [{ file, path, sentence: daysOver(over), level: 'warning' }] : []
}

function daysOver(days: unknown[]): string {
  return say(
    `già passati, non si vedono più: ${days.join(', ')}. Toglili, o controlla l’anno.`,
    `over, and not shown any more: ${days.join(', ')}. Remove them, or check the year.`,
  )
}

function datesOf(event: unknown): string[] {
  const sessions = isGroup(event) ? event.sessions : undefined
  return (Array.isArray(sessions) ? (sessions as unknown[]) : []).flatMap((session) => {
    const date = isGroup(session) ? session.date : undefined
    return isDate(date) ? [date] : []
  })
}

function farAway(day: string): string {
  return say(
    `la data ${day} è fra più di due anni. Controlla l’anno.`,
    `the date ${day} is more than two years away. Check the year.`,
  )
}

function longOver(): string {
  return say(
    'tutte le date sono passate da più di un anno. Controlla l’anno, o lascia l’evento tra quelli passati.',
    'all dates have been over for more than a year. Check the year, or leave the event among the past ones.',
  )
}

type Verdict = Pick<Problem, 'sentence' | 'level'> | undefined

function dated(
  content: Content,
  file: string,
  field: string,
  verdict: (day: string) => Verdict,
): Problem[] {
  const records = Array.isArray(content[file]) ? (content[file] as unknown[]) : []
  return records.flatMap((record, index) => {
    const day = isGroup(record) ? record[field] : undefined
    const found = isDate(day) && verdict(day)
    return found ? [{ file, path: [index, field], ...found }] : []
  })
}

function helplineProblem(verifiedOn: string, today: string): Verdict {
  if (verifiedOn > today) return { sentence: future(today) }
  if (verifiedOn >= addDays(today, -180)) return undefined
  return {
    sentence: say(
      `il numero è stato controllato l’ultima volta il ${verifiedOn}. Chiamalo o guarda la fonte, poi scrivi la data di oggi: ${today}.`,
      `the number was last checked on ${verifiedOn}. Call it or look at its source, then write today’s date: ${today}.`,
    ),
    level: verifiedOn < addDays(today, -365) ? 'launch' : 'warning',
  }
}

function future(today: string): string {
  return say(
    `la data è nel futuro. Scrivi il giorno in cui è successo, al più tardi oggi: ${today}.`,
    `the date is in the future. Write the day on which it happened, today at the latest: ${today}.`,
  )
}

function expired(day: string): string {
  return say(
    `non si vede più: l’ultimo giorno era il ${day}. Togli tutto il gruppo, o cambia la data.`,
    `it is no longer shown: its last day was ${day}. Remove the whole group, or change the date.`,
  )
}
