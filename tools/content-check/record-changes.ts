import {
  fingerprintOf,
  isRecorded,
  sessionsOf,
  toldSession,
} from '../../lib/content/significant-changes'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { recordsOf } from './record-problems'

/**
 * Returns a file with the moment of the last change in each record that has changed: calendars and feed
 * readers learn by it what is new, the same from every build (docs/decisions/0018). Undefined for a
 * file whose records keep no such moment.
 */
export function recordChanges(file: string, text: string, now: Date): string | undefined {
  if (!isRecorded(file)) return undefined
  const records = JSON.parse(text) as unknown
  if (!Array.isArray(records)) return text
  const living = new Set(
    recordsOf(records)
      .flatMap(sessionsOf)
      .map(({ id }) => id),
  )
  const recorded = records.map((record: unknown) => {
    if (!isGroup(record)) return record
    const of = fingerprintOf(file, record)
    const before = isGroup(record.changed) ? record.changed : {}
    if (before.of === of) return record
    const gone = sessionsOf(before).filter(({ id }) => !living.has(id))
    const sessions = [...sessionsOf(record).map(toldSession), ...gone]
    const changed = { at: later(before.at, now), of, ...('sessions' in record && { sessions }) }
    return { ...record, changed }
  })
  return `${JSON.stringify(recorded, null, 2)}\n`
}

/** A clock that is behind must not make a change look older than the one before it. */
function later(before: unknown, now: Date): string {
  const minute = 60_000
  const last = Date.parse(String(before))
  const moment = Number.isNaN(last) ? now.getTime() : Math.max(now.getTime(), last + minute)
  return new Date(moment).toISOString().replace(/\.\d+/, '')
}
