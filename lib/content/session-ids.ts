type Session = { id?: string | undefined }
type WithIds<E extends Dated<Session>> = Omit<E, 'sessions'> & {
  sessions: (Omit<E['sessions'][number], 'id'> & { id: string })[]
}

type Dated<S extends Session> = { id: string; sessions: readonly S[] }

/**
 * Returns events whose sessions have an id each, by which calendars know a date again whatever is
 * corrected of it. Those that have none, or that of another session because they are copies, get one of
 * the event's id and their place; the original is the one whose id is made of its own event's.
 */
export function withSessionIds<S extends Session, E extends Dated<S>>(
  events: readonly E[],
): WithIds<E>[] {
  const withIds = events.flatMap((event) =>
    event.sessions.flatMap((session) =>
      session.id ? [{ id: session.id, session, isOwn: isMadeOf(event.id, session.id) }] : [],
    ),
  )
  const keepers = new Map<string, S>()
  for (const { id, session } of withIds.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn))) {
    if (!keepers.has(id)) keepers.set(id, session)
  }
  const taken = new Set(keepers.keys())
  return events.map((event) => ({
    ...event,
    sessions: event.sessions.map((session, place) => {
      const own = session.id && keepers.get(session.id) === session ? session.id : undefined
      const id = own ?? freeId(event.id, place + 1, taken)
      taken.add(id)
      return { ...session, id }
    }),
  }))
}

function isMadeOf(eventId: string, id: string): boolean {
  return id.startsWith(`${eventId}-`) && /^\d+$/.test(id.slice(eventId.length + 1))
}

function freeId(eventId: string, number: number, taken: ReadonlySet<string>): string {
  const id = `${eventId}-${number}`
  return taken.has(id) ? freeId(eventId, number + 1, taken) : id
}
