import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf } from '../../lib/entries/entry-files'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { contentFiles } from '../content-check/read-site'

/** Makes every record of a copy of the project look like the association's own: none is a sample. */
export function withRealRecords(root: string): void {
  for (const file of contentFiles(root).filter((name) => name.startsWith('content/'))) {
    const path = join(root, file)
    const real = realRecord(file, JSON.parse(readFileSync(path, 'utf8')))
    writeFileSync(path, `${JSON.stringify(real, null, 2)}\n`)
  }
}

/** Takes all events, news and reviews out of a copy of the project. */
export function withoutEntries(root: string): void {
  for (const file of contentFiles(root)) if (entryOf(file)) rmSync(join(root, file))
}

function realRecord(file: string, value: unknown): unknown {
  const record = unmarked(value)
  if (!isGroup(record)) return record
  if (entryOf(file)?.kind === 'reviews') {
    return { ...record, name: 'A.', consentOn: '2026-03-15', nameForm: 'initial' }
  }
  if (file !== 'content/association.json' || !isGroup(record.identity)) return record
  const named = { name: 'Voci vicine APS', shortName: 'Voci vicine', fiscalCode: '12345678903' }
  return { ...record, identity: { ...record.identity, ...named } }
}

function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked)
  if (!isGroup(value)) return value
  const fields = Object.entries(value).filter(([key]) => key !== 'sample')
  return Object.fromEntries(fields.map(([key, child]) => [key, unmarked(child)]))
}
