/** How many times as long a text of four times the length may take. */
const most = 9
/** Milliseconds under which nothing is compared: a busy machine takes as long for nothing. */
const little = 200

export type Work = (text: string) => unknown

async function time(work: Work, text: string): Promise<number> {
  const startedAt = performance.now()
  try {
    await work(text)
  } catch {
    // Refusing is an answer too.
  }
  return performance.now() - startedAt
}

/**
 * Returns whether a work takes longer than in proportion to its text, of which two lengths are compared,
 * however often one looks.
 */
export async function isCostly(
  work: Work,
  textOf: (length: number) => string,
  [small, large]: [small: number, large: number],
): Promise<boolean> {
  const [long, short] = [textOf(large), textOf(small)]
  let [whole, part] = [await time(work, long), 0]
  for (let look = 0; look < 6; look += 1) {
    if (whole <= little || whole <= most * part) return false
    // Other processes can only make it slower.
    whole = Math.min(whole, await time(work, long))
    part = part === 0 ? await time(work, short) : Math.min(part, await time(work, short))
  }
  return true
}
