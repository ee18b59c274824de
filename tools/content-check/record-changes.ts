import { isGroup } from '../../lib/i18n/flatten-messages'
import { recordsOf } from './record-problems'

type Group = Record<string, unknown>

/** What somebody who has read of a record wants to hear of when it changes; by file. */
const significant: Record<string, (record: Group) => unknown[]> = {
  'content/events.json': ({ title, status, sample, location, price, ...record }) => [
    ...[title, status, sample, price, record.reservationRequired, record.bookingUntil],
    ...(isGroup(location) ? [location.name, location.address] : []),
    // Their order says nothing.
    ...sessionsOf(record)
      .map(toldSession)
      .map((session) => JSON.stringify(session))
      .sort(),
  ],
  'content/news.json': ({ title, text, path, sample }) => [title, text, path, sample],
}

/**
 * Returns a file with the moment of the last change in each record that has changed: calendars and feed
 * readers learn by it what is new, the same from every build (docs/decisions/0018). Undefined for a
 * file whose records keep no such moment.
 */
export function recordChanges(file: string, text: string, now: Date): string | undefined {
  const told = significant[file]
  if (!told) return undefined
  const records = JSON.parse(text) as unknown
  if (!Array.isArray(records)) return text
  const living = new Set(
    recordsOf(records)
      .flatMap(sessionsOf)
      .map(({ id }) => id),
  )
  const recorded = records.map((record: unknown) => {
    if (!isGroup(record)) return record
    const of = fingerprint(JSON.stringify(told(record)))
    const before = isGroup(record.changed) ? record.changed : {}
    if (before.of === of) return record
    const gone = sessionsOf(before).filter(({ id }) => !living.has(id))
    const sessions = [...sessionsOf(record).map(toldSession), ...gone]
    const changed = { at: later(before.at, now), of, ...('sessions' in record && { sessions }) }
    return { ...record, changed }
  })
  return `${JSON.stringify(recorded, null, 2)}\n`
}

function sessionsOf({ sessions }: Group): Group[] {
  return recordsOf(sessions)
}

/** In the order of the alphabet, in which the editors' application writes what no form shows. */
function toldSession({ date, end, id, start }: Group): Group {
  return { date, end, id, start }
}

/** A clock that is behind must not make a change look older than the one before it. */
function later(before: unknown, now: Date): string {
  const minute = 60_000
  const last = Date.parse(String(before))
  const moment = Number.isNaN(last) ? now.getTime() : Math.max(now.getTime(), last + minute)
  return new Date(moment).toISOString().replace(/\.\d+/, '')
}

/** FNV-1a: two changes with one fingerprint are a matter of billions. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
