type Session = { id?: string | undefined }
type WithIds<E extends Dated<Session>> = Omit<E, 'sessions'> & {
  sessions: (Omit<E['sessions'][number], 'id'> & { id: string })[]
}

type Dated<S extends Session> = { id: string; sessions: readonly S[] }

/**
 * Returns events whose sessions have an id each, by which calendars know a date again whatever is
 * corrected of it. Those that have none, or that of a session before them because they are copies, get
 * one of the event's id and their place.
 */
export function withSessionIds<S extends Session, E extends Dated<S>>(
  events: readonly E[],
): WithIds<E>[] {
  const taken = new Set<string>()
  const kept = new Set<unknown>()
  for (const session of events.flatMap(({ sessions }) => sessions)) {
    if (!session.id || taken.has(session.id)) continue
    taken.add(session.id)
    kept.add(session)
  }
  return events.map((event) => ({
    ...event,
    sessions: event.sessions.map((session, place) => {
      const id = session.id && kept.has(session) ? session.id : freeId(event.id, place + 1, taken)
      taken.add(id)
      return { ...session, id }
    }),
  }))
}

function freeId(eventId: string, number: number, taken: ReadonlySet<string>): string {
  const id = `${eventId}-${number}`
  return taken.has(id) ? freeId(eventId, number + 1, taken) : id
}
