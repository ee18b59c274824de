/**
 * Returns the word that is written most like another: what somebody meant who mistyped it. None is,
 * where more than the share `limit` of its letters differs.
 */
export function nearest(word: string, words: readonly string[], limit = 1): string | undefined {
  const [first] = words.toSorted((a, b) => distance(word, a) - distance(word, b))
  return first !== undefined && distance(word, first) <= limit ? first : undefined
}

/** The share of letters to put in, leave out or change, by Levenshtein: a short word is not like all. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, its] of [...other].entries()) {
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === its ? 0 : 1),
        ),
      )
    }
    row = next
  }
  return (row.at(-1) ?? 0) / Math.max(one.length, other.length)
}
