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
  return [
    { place: place || 'intero file', summary: leaves(content).slice(0, 3).join(', ') },
    ...below,
  ]
}

/** The texts and numbers of a record with their names, of a translated text the Italian one. */
function leaves(value: object): string[] {
  return Object.entries(value).flatMap(([key, leaf]: [string, unknown]) => {
    if (typeof leaf === 'string' || typeof leaf === 'number') return [`${key} «${leaf}»`]
    if (typeof leaf !== 'object' || leaf === null || key === 'pages') return []
    if (Array.isArray(leaf))
      return leaf.every((item) => typeof item === 'string') ? [`${key} «${leaf.join(', ')}»`] : []
    return 'it' in leaf ? [`${key} «${leaf.it}»`] : leaves(leaf)
  })
}
