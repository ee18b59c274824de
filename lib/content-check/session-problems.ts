import { say } from '../content/editor-language'
import { sessionSchema } from '../content/events-schema'
import { byStart, sessionEndDay, type Session } from '../events/sessions'
import { isGroup } from '../i18n/flatten-messages'
import { comesTwiceInRome } from '../time/rome-clock'
import type { Content, Problem } from './check-content'

const file = 'content/events.json'

/** Finds sessions that the site can show, but that somebody may have meant otherwise. */
export function sessionProblems(content: Content): Problem[] {
  const events = Array.isArray(content[file]) ? (content[file] as unknown[]) : []
  return events.flatMap((event, index) => {
    const written = isGroup(event) ? event.sessions : undefined
    const sessions = (Array.isArray(written) ? (written as unknown[]) : []).map(
      (session) => sessionSchema.safeParse(session).data,
    )
    return sessions.flatMap((session, place): Problem[] => {
      if (!session) return []
      const previous = sessions[place - 1]
      const path = [index, 'sessions', place]
      const isEarly = previous && byStart(session, previous) < 0
      return [
        ...(isEarly ? [warning([...path, 'date'], outOfOrder(session, previous))] : []),
        ...twice(session).map(([end, time]) => warning([...path, end], ambiguous(time))),
      ]
    })
  })
}

function twice(session: Session): ['start' | 'end', string][] {
  const days = { start: session.date, end: sessionEndDay(session) }
  return (['start', 'end'] as const).flatMap((end) =>
    comesTwiceInRome(days[end], session[end]) ? [[end, session[end]]] : [],
  )
}

function warning(path: PropertyKey[], sentence: string): Problem {
  return { file, path, sentence, level: 'warning' }
}

function outOfOrder({ date }: Session, previous: Session): string {
  return say(
    `la data ${date} sta dopo il ${previous.date}, ma viene prima. Controlla mese e anno; se sono giusti, mettila sopra.`,
    `the date ${date} stands after ${previous.date}, but comes before it. Check month and year; if they are right, put it above.`,
  )
}

function ambiguous(time: string): string {
  return say(
    `quella notte l’orologio torna indietro e le ${time} ci sono due volte: il sito intende la prima. Se non va bene, scrivi un’ora prima delle 02:00, o dalle 03:00 in poi.`,
    `that night clocks go back and ${time} comes twice: the site means the first. If that is wrong, write an hour before 02:00, or from 03:00 on.`,
  )
}
