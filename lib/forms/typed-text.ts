// What keyboards, clipboards and other programs put into a text beside what somebody sees. Each function
// takes time in proportion to the length of the text, whatever stands in it.

/** Of Unicode's format characters, those that are seen: signs around Arabic, Syriac and Kaithi numbers. */
const seenFormats = String.raw`\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}`
/** Marks of direction, joiners, fillers, selectors: they have no shape of their own. */
const invisible = String.raw`(?![${seenFormats}])[\p{Cf}\p{Default_Ignorable_Code_Point}]`
/** What takes room and shows nothing; the last two are an empty Braille cell and an empty note. */
const space = String.raw`[\p{Z}\s\u2800\u{1d159}]`
/** What no text is made of: a `\n` and a tab are, other controls, half characters and the like are not. */
const unwritable = String.raw`[^\P{Cc}\n\t]|[\p{Cs}\p{Noncharacter_Code_Point}]`

const blank = new RegExp(`^(?:${invisible}|${space}|${unwritable})$`, 'u')
const everyInvisible = new RegExp(invisible, 'gu')
const everySpace = new RegExp(space, 'gu')
const everyUnwritable = new RegExp(unwritable, 'gu')

const lineEnd = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** A sign that stands in no text which was read here, and in no XML: a control, an odd line end, half a character. */
export const unreadable = new RegExp(`${lineEnd.source}|${unwritable}`, 'u')

/** Returns whether nothing is seen of a text. */
export function isBlank(text: string): boolean {
  return withoutBlankEnds(text) === ''
}

/** Returns a text without what no text is made of: every kind of line end becomes `\n`. */
export function withoutUnreadable(text: string): string {
  return text.replace(lineEnd, '\n').replace(everyUnwritable, '')
}

/** Returns a text of several lines as it was seen. */
export function readLines(typed: string): string {
  return composed(withoutBlankEnds(withoutUnreadable(typed)))
}

/** Returns a text of one line as it was seen: tabs and line ends become spaces. */
export function readLine(typed: string): string {
  return readLines(typed).replace(/[\n\t]/g, ' ')
}

/** Returns a number or an address, in which nothing that is not seen means anything. */
export function readSigns(typed: string): string {
  return readLine(typed).replace(everyInvisible, '').replace(everySpace, ' ').trim()
}

function withoutBlankEnds(text: string): string {
  const characters = [...text]
  const isBlankAt = (index: number) => blank.test(characters[index] ?? '')
  let start = 0
  let end = characters.length
  while (start < end && isBlankAt(start)) start += 1
  while (end > start && isBlankAt(end - 1)) end -= 1
  // A heart is red, and a flag Scotland's, by what follows the sign itself.
  if (/[\p{Extended_Pictographic}\p{Lo}]/u.test(characters[end - 1] ?? '')) {
    while (/[\p{Variation_Selector}\u{e0020}-\u{e007f}]/u.test(characters[end] ?? '')) end += 1
  }
  return characters.slice(start, end).join('')
}

/** Returns the text with its accents put together (NFC), unless a letter has more than any script gives it. */
function composed(text: string): string {
  // Sorting marks takes time by the square of their number.
  return /\p{M}{31}/u.test(text) ? text : text.normalize('NFC')
}
