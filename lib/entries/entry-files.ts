/** The kinds of content that have a file for each entry: `content/events/due-pomeriggi.json`. */
export const entryKinds = ['events', 'news', 'reviews'] as const

export type EntryKind = (typeof entryKinds)[number]

/** Returns the folder of a kind, from the repository's root. */
export function entryFolder(kind: EntryKind): string {
  return `content/${kind}`
}

/** Returns the file of an entry; its name is the id. */
export function entryFile(kind: EntryKind, id: string): string {
  return `${entryFolder(kind)}/${id}.json`
}

const pattern = new RegExp(`^content/(${entryKinds.join('|')})/([^/]+)\\.json$`)

/** Returns of which kind a file is an entry, and its id; undefined for every other file. */
export function entryOf(file: string): { kind: EntryKind; id: string } | undefined {
  const [, kind, id] = pattern.exec(file) ?? []
  return kind && id ? { kind: kind as EntryKind, id } : undefined
}
