import type { EntryKind } from '../entries/entry-files'
import { isGroup } from '../i18n/flatten-messages'
import { romeInstant } from '../time/rome-clock'

type Dated = {
  changed?: { at: string; of: string } | undefined
  publishedOn?: string | undefined
}

/** Where nobody has written down when: the content check warns of it. */
const longAgo = '2000-01-01T00:00:00Z'

const minute = 60_000

/**
 * Returns when what matters of a record was last changed, or the beginning of the day from which it is
 * shown: the same at every build. A change that nobody has written down, by hand in the file, is a minute
 * later than the last that somebody has.
 */
export function changedAt(kind: RecordedKind, record: Dated): Date {
  const { changed, publishedOn } = record
  const unwritten = changed && fingerprintOf(kind, record) !== changed.of ? minute : 0
  const instants = [
    Date.parse(longAgo),
    ...(changed ? [Date.parse(changed.at) + unwritten] : []),
    ...(publishedOn ? [romeInstant(publishedOn, '00:00').getTime()] : []),
  ]
  return new Date(Math.max(...instants))
}

type Group = Record<string, unknown>

/** The kinds of entries that say when they last changed. */
export type RecordedKind = 'events' | 'news'

/** What somebody who has read of an entry wants to hear of when it changes. */
const significant: Record<RecordedKind, (record: Group) => unknown[]> = {
  events: ({ title, status, sample, location, price, ...record }) => [
    title,
    status,
    sample,
    price,
    record.reservationRequired,
    record.bookingUntil,
    ...(isGroup(location) ? [location.name, location.address] : []),
    // Their order says nothing.
    ...sessionsOf(record)
      .map(toldSession)
      .map((session) => JSON.stringify(session))
      .sort(),
  ],
  news: ({ title, text, path, sample }) => [title, text, path, sample],
}

/** Returns a short form of what is significant of an entry, by which a change of it is known. */
export function fingerprintOf(kind: RecordedKind, record: Group): string {
  return fingerprint(JSON.stringify(significant[kind](record)))
}

export function isRecorded(kind: EntryKind): kind is RecordedKind {
  return Object.hasOwn(significant, kind)
}

export function sessionsOf({ sessions }: Group): Group[] {
  return Array.isArray(sessions) ? sessions.filter(isGroup) : []
}

/** In the order of the alphabet, in which the editors' application writes what no form shows. */
export function toldSession({ date, end, id, start }: Group): Group {
  return { date, end, id, start }
}

/** FNV-1a: two changes with one fingerprint are a matter of billions. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
