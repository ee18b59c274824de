export type Sample = {
  /** Where in the file, e.g. `[0]` or `contacts`. */
  place: string
  /** The record's first texts and numbers, to recognise it by. */
  summary: string
}

/** Every record marked `"sample": true` in the content of one file. */
export function samplesIn(content: unknown, place = ''): Sample[] {
  if (typeof content !== 'object' || content === null) return []
  const below = Object.entries(content).flatMap(([key, value]) =>
    samplesIn(value, Array.isArray(content) ? `${place}[${key}]` : place ? `${place}.${key}` : key),
  )
  if (!('sample' in content) || content.sample !== true) return below
  const summary = Object.entries(content)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([key, value]) => `${key} «${value}»`)
    .join(', ')
  return [{ place: place || 'intero file', summary }, ...below]
}
