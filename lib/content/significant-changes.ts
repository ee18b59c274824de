import { isGroup } from '../i18n/flatten-messages'

type Group = Record<string, unknown>

/** The files whose records say when they last changed. */
export type RecordedFile = 'content/events.json' | 'content/news.json'

/** What somebody who has read of a record wants to hear of when it changes; by file. */
const significant: Record<RecordedFile, (record: Group) => unknown[]> = {
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

/** Returns a short form of what is significant of a record, by which a change of it is known. */
export function fingerprintOf(file: RecordedFile, record: Group): string {
  return fingerprint(JSON.stringify(significant[file](record)))
}

export function isRecorded(file: string): file is RecordedFile {
  return Object.hasOwn(significant, file)
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
