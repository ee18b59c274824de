/** Returns the word that is written most like another: what somebody meant who mistyped it. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  return words.toSorted((a, b) => distance(word, a) - distance(word, b))[0]
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
