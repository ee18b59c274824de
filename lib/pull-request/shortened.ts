const longest = 200
const around = 60

/** Returns a text in one line of at most 200 characters, with signs that cannot be seen made visible. */
export function shortened(text: string): string {
  const line = visible(text)
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

/** Returns two states of a text in short, from a little before the place where they begin to differ. */
export function shortenedPair(
  before: string | undefined,
  after: string | undefined,
): { before?: string; after?: string } {
  if (before === undefined || after === undefined) {
    return {
      ...(before !== undefined && { before: shortened(before) }),
      ...(after !== undefined && { after: shortened(after) }),
    }
  }
  // A changed space would look the same.
  const spaces = plainSpaces(before) === plainSpaces(after)
  const [old, now] = [before, after].map((text) =>
    spaces ? text.replaceAll('\u00a0', '⍽') : text,
  ) as [string, string]
  const start = Math.max(old.length, now.length) > longest ? differsAt(old, now) - around : 0
  const from = (text: string) => shortened(start > 0 ? `…${text.slice(start)}` : text)
  return { before: from(old), after: from(now) }
}

function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function differsAt(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let index = 0; index < length; index++) if (one[index] !== other[index]) return index
  return length
}

/** Line breaks as spaces; signs that steer or hide text by their number. */
function visible(text: string): string {
  return text
    .replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, (sign) => {
      const number = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      return `⟨U+${number}⟩`
    })
}
