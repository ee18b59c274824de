import { fingerprintOf, isRecorded, sessionsOf, toldSession } from '../../lib/content/changed'
import { entryOf } from '../../lib/entries/entry-files'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { romeClock } from '../../lib/time/rome-clock'

/**
 * Returns the file of an entry with the moment of its last change, if it has changed: calendars and feed
 * readers learn by it what is new, the same from every build (docs/decisions/0018). Undefined for a
 * file that keeps no such moment. `living` are the ids of all dates, of every event (`idsOfDates`): a copy
 * of an event has been told of dates that are the original's.
 */
export function recordChanges(
  file: string,
  text: string,
  now: Date,
  living: ReadonlySet<unknown> = idsOfDates([text]),
): string | undefined {
  const kind = entryOf(file)?.kind
  if (!kind || !isRecorded(kind)) return undefined
  const saved = JSON.parse(text) as unknown
  if (!isGroup(saved)) return text
  const before = isGroup(saved.changed) ? saved.changed : {}
  const entry = kind === 'news' ? withDay(saved, before.at, now) : saved
  const of = fingerprintOf(kind, entry)
  if (before.of === of) return entry === saved ? text : written(entry)
  const gone = sessionsOf(before).filter(({ id }) => !living.has(id))
  const sessions = [...sessionsOf(entry).map(toldSession), ...gone]
  const changed = { at: later(before.at, now), of, ...('sessions' in entry && { sessions }) }
  return written({ ...entry, changed })
}

function written(entry: Record<string, unknown>): string {
  return `${JSON.stringify(entry, null, 2)}\n`
}

/** Its address is on the page of its year: the day of its first save stays, whatever is corrected later. */
function withDay(
  item: Record<string, unknown>,
  savedBefore: unknown,
  now: Date,
): Record<string, unknown> {
  if (item.publishedOn !== undefined) return item
  const first = Date.parse(String(savedBefore))
  const { date } = romeClock(Number.isNaN(first) ? now : new Date(first))
  return { ...item, publishedOn: date }
}

/** Returns the ids of the dates of events, each the text of a file. */
export function idsOfDates(texts: readonly string[]): Set<unknown> {
  return new Set(
    texts.flatMap((text) => {
      const entry = JSON.parse(text) as unknown
      return isGroup(entry) ? sessionsOf(entry).map(({ id }) => id) : []
    }),
  )
}

/** A clock that is behind must not make a change look older than the one before it. */
function later(before: unknown, now: Date): string {
  const minute = 60_000
  const last = Date.parse(String(before))
  const moment = Number.isNaN(last) ? now.getTime() : Math.max(now.getTime(), last + minute)
  return new Date(moment).toISOString().replace(/\.\d+/, '')
}
