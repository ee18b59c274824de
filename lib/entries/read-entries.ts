import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentError } from './content-error'
import { entryFile, entryFolder, type EntryKind } from './entry-files'

/** What the file of an entry holds, with the id that is its name. */
export type Entry = Record<string, unknown> & { id: string }

/**
 * Reads all entries of a kind from the project's folder, in the order of their ids. From the disk and not
 * by imports, which would have to name each file: the build, the server, tests and tools read alike, no
 * browser can, and a release holds the files (docs/decisions/0029).
 * @throws {Error} naming the file, where one is no JSON.
 */
export function readEntries(kind: EntryKind): Entry[] {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), entryFolder(kind))
  // A release has no folder that is empty.
  if (!existsSync(/* turbopackIgnore: true */ folder)) return []
  return readdirSync(/* turbopackIgnore: true */ folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
    .map((id) => ({ ...readGroup(entryFile(kind, id)), id }))
}

function readGroup(file: string): Record<string, unknown> {
  const path = join(/* turbopackIgnore: true */ process.cwd(), file)
  try {
    return JSON.parse(readFileSync(/* turbopackIgnore: true */ path, 'utf8')) as Record<
      string,
      unknown
    >
  } catch (error) {
    throw contentError(file, (error as Error).message, error)
  }
}
