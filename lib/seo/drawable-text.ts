/** What the installed Latin fonts draw; a test has them drawn. */
const letters =
  ' -~\\u00a0-\\u00ac\\u00ae-\\u0148\\u014a-\\u017e\\u0192\\u01fa-\\u021b\\u0237\\u1e80-\\u1e85\\u1e9e\\u1ef2\\u1ef3' +
  '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020\\u2022\\u2026\\u2039\\u203a\\u2044\\u20ac\\u2122\\u2212'

const isDrawn = new RegExp(`^[${letters}]*$`)

/** Emoji, and what nobody sees: a title without them is whole. */
const ornaments =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\p{Cc}\u20e3\ufe0e\ufe0f]/gu

/**
 * Returns a text as the pictures for link previews can draw it; undefined where letters of it would be
 * missing. For those the renderer would ask Google for other fonts, and a build asks nobody.
 */
export function drawableText(text: string): string | undefined {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(ornaments, (sign) => (isDrawn.test(sign) ? sign : /\s/.test(sign) ? ' ' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return plain && isDrawn.test(plain) ? plain : undefined
}

/** Lengths up to which a title has this size: the longest fills the picture between name and date. */
const titleSizes = [
  { upTo: 24, size: 74 },
  { upTo: 40, size: 62 },
  { upTo: 60, size: 52 },
  { upTo: 110, size: 42 },
  { upTo: 190, size: 34 },
]

/** The room for a title, and how much of its height a letter is wide. */
const lineWidth = 544
const letterWidth = 0.58

/**
 * Returns the size in which a title fits into its picture, with its longest word in one line where that
 * can still be read; undefined where it does not fit.
 */
export function titleSize(title: string): number | undefined {
  const wideLetters = title.match(/[\p{Lu}mw@%—]/gu)?.length ?? 0
  const { size } = titleSizes.find(({ upTo }) => title.length + wideLetters / 3 <= upTo) ?? {}
  const longestWord = Math.max(...title.split(/[\s-]/).map((word) => word.length))
  const inOneLine = Math.floor(lineWidth / (letterWidth * longestWord))
  return size && Math.min(size, Math.max(34, inOneLine))
}
