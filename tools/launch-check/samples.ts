import { placeName } from '../content-check/finding'

export type Sample = {
  /** Where in the file, e.g. `«review-1»` or `contacts`; empty for the whole file. */
  place: string
  /** The record's first texts and numbers, to recognise it by. */
  summary: string
}

/** Returns every record marked `"sample": true` in the content of one file. */
export function samplesIn(content: unknown): Sample[] {
  return samplePaths(content).map(({ path, record }) => ({
    place: placeName(content, path),
    summary: leaves(record).slice(0, 3).join(', '),
  }))
}

type SamplePath = { path: PropertyKey[]; record: object }

function samplePaths(value: unknown, path: PropertyKey[] = []): SamplePath[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([key, child]) =>
    samplePaths(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return 'sample' in value && value.sample === true ? [{ path, record: value }, ...below] : below
}

/**
 * Returns the texts and numbers of a record with their names, of a translated text the Italian one.
 */
function leaves(value: object): string[] {
  return Object.entries(value).flatMap(([key, leaf]: [string, unknown]) => {
    if (typeof leaf === 'string' || typeof leaf === 'number') return [`${key} «${leaf}»`]
    if (typeof leaf !== 'object' || leaf === null || key === 'pages') return []
    if (Array.isArray(leaf)) {
      const isWords = leaf.length > 0 && leaf.every((item) => typeof item === 'string')
      return isWords ? [`${key} «${leaf.join(', ')}»`] : []
    }
    return 'it' in leaf ? [`${key} «${leaf.it}»`] : leaves(leaf)
  })
}
