import type { Content } from '../content-check/check-content'
import { isGroup } from '../i18n/flatten-messages'
import { defaultLocale } from '../i18n/locales'
import type { Change, FileChanges } from './report-schema'
import { shortened, shortenedPair } from './shortened'

const mostFiles = 40
const mostChanges = 40

/** Returns what differs between two states of the content, value by value. */
export function changedValues(before: Content, after: Content): FileChanges[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return files
    .filter((file) => file !== 'content/translations.json')
    .flatMap((file) => {
      // What cannot be read is among the mistakes.
      if (file in after && after[file] === undefined) return []
      const changes = fileChanges(valuesOf(before[file]), valuesOf(after[file]))
      if (changes.length === 0) return []
      const shown = changes.slice(0, mostChanges)
      return [{ file, changes: shown, left: changes.length - shown.length }]
    })
    .slice(0, mostFiles)
}

type Value = {
  text: string
  /** The records that hold it: `«due-pomeriggi»`. */
  records: string[]
}

type Values = ReadonlyMap<string, Value>

function fileChanges(before: Values, after: Values): Change[] {
  const places = [...new Set([...before.keys(), ...after.keys()])]
  const [oldRecords, newRecords] = [recordsOf(before), recordsOf(after)]
  const changes: Change[] = []
  const records = new Map<string, Change>()
  for (const place of places) {
    const [old, now] = [before.get(place), after.get(place)]
    if (old?.text === now?.text) continue
    const change = { place: shortened(place), ...shortenedPair(old?.text, now?.text) }
    // The outermost record that the other state does not have.
    const record =
      old?.records.find((name) => !newRecords.has(name)) ??
      now?.records.find((name) => !oldRecords.has(name))
    if (record === undefined) changes.push(change)
    else if (!records.has(record) || isFirstText(place, records.get(record))) {
      records.set(record, change)
    }
  }
  // A record that is new or gone is one change: its name and its first Italian words.
  return [
    ...[...records].map(([name, change]) => ({ ...change, place: shortened(name) })),
    ...changes,
  ]
}

function isFirstText(place: string, found: Change | undefined): boolean {
  const isItalian = (name: string | undefined) => name?.endsWith(`.${defaultLocale}`)
  return Boolean(isItalian(place) && !isItalian(found?.place))
}

function recordsOf(values: Values): ReadonlySet<string> {
  return new Set([...values.values()].flatMap(({ records }) => records))
}

/** Returns the texts, numbers and marks of a file by their place; records of a list by their id. */
function valuesOf(value: unknown, place = '', records: string[] = []): Map<string, Value> {
  if (typeof value !== 'object' || value === null) {
    return new Map(value === undefined ? [] : [[place, { text: String(value), records }]])
  }
  return new Map(
    Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
      if (!Array.isArray(value)) {
        return [...valuesOf(child, place ? `${place}.${key}` : key, records)]
      }
      const { id, ...rest } = (isGroup(child) ? child : {}) as Record<string, unknown>
      if (typeof id !== 'string')
        return [...valuesOf(child, `${place} n. ${Number(key) + 1}`.trim(), records)]
      const name = `${place}«${id}»`
      return [...valuesOf(rest, name, [...records, name])]
    }),
  )
}
