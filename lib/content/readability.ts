/** A text that eight years of school are enough for (Lucisano and Piemontese, 1988). */
export const easyEnough = 60

const sentenceEnd = /[.?!…]+(?=\s|$)/

/**
 * Returns the Gulpease index of Italian texts: 89 + (300 × sentences − 10 × letters) / words, from
 * 0 to 100. Headings and labels, which end without a full stop, do not count: they would flatter
 * it.
 * @throws {RangeError} when no text has a sentence.
 */
export function gulpease(texts: readonly string[]): number {
  const sentences = texts
    .filter((text) => /[.?!…]$/.test(text.trim()))
    .flatMap((text) => text.split(sentenceEnd))
    .map((sentence) => sentence.match(/[\p{L}\d]+/gu) ?? [])
    .filter((words) => words.length > 0)
  if (sentences.length === 0) throw new RangeError('There is no sentence to measure.')
  const words = sentences.flat()
  const letters = words.join('').length
  const index = 89 + (300 * sentences.length - 10 * letters) / words.length
  return Math.min(100, Math.max(0, Math.round(index)))
}

/** Returns every text of a tree of messages, without its placeholders and tags. */
export function textsOf(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages.replaceAll(/<[^>]*>|\{\w+\}/g, '')]
  return Object.values(messages as object).flatMap(textsOf)
}
