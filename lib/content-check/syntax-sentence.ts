import { printParseErrorCode, type ParseError } from 'jsonc-parser'
import { say } from '../content/editor-language'

type Place = { offset: number; sentence: string }

/** Returns what keeps a text from being JSON, and where an editor has to look. */
export function syntaxSentence(text: string, { error, offset, length }: ParseError): Place {
  const code = printParseErrorCode(error)
  if (text.trim() === '') {
    return {
      offset,
      sentence: say(
        'il file è vuoto. Rimetti quello che c’era; un elenco senza niente si scrive [].',
        'the file is empty. Put back what was there; a list of nothing is written [].',
      ),
    }
  }
  const found = text.slice(offset, offset + length)
  const before = text.slice(0, offset).trimEnd()
  const at = (sentence: string, place = offset) => ({ offset: place, sentence })
  if (before.endsWith(',') && /^[}\]]/.test(found)) {
    return at(
      say(
        `c’è una virgola di troppo prima di «${found}». Togli la virgola.`,
        `there is a comma too many before “${found}”. Remove the comma.`,
      ),
      before.length - 1,
    )
  }
  const [decimals] = /^\d+/.exec(text.slice(offset)) ?? []
  const [, whole] = /(\d+),$/.exec(before) ?? []
  if (decimals && whole) {
    return at(
      say(
        `i decimali si scrivono con il punto: ${whole}.${decimals}.`,
        `decimals are written with a point: ${whole}.${decimals}.`,
      ),
    )
  }
  const value = code === 'InvalidCommentToken' ? undefined : unquotedValue(text, offset)
  const sentence = wrongSign(found, text.slice(offset), before, value) ?? byCode(code, found)
  if (sentence) return at(sentence)
  if (code === 'CommaExpected') {
    return at(
      say(
        'manca una virgola alla fine di questa riga, prima di quello che segue.',
        'a comma is missing at the end of this line, before what follows.',
      ),
      before.length - 1,
    )
  }
  const open = lastOpenBracket(text)
  if (found.trim() === '' && open) {
    const close = open.bracket === '{' ? '}' : ']'
    return at(
      say(
        `la parentesi «${open.bracket}» aperta qui non è chiusa. Aggiungi «${close}» dove finisce il gruppo.`,
        `the bracket “${open.bracket}” that opens here is not closed. Add “${close}” where the group ends.`,
      ),
      open.offset,
    )
  }
  return at(
    say(
      `qui non ci si aspetta «${found.trim()}». Controlla virgole, virgolette e parentesi della riga e di quella sopra.`,
      `“${found.trim()}” is not expected here. Check commas, quotes and brackets of this line and of the one above.`,
    ),
  )
}

/** Returns the value that should stand in quotes at a place of a line: `+39 070 1234567`, `16:00`. */
function unquotedValue(text: string, offset: number): string | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const [line = ''] = text.slice(start).split('\n')
  const values = line.matchAll(/(?<=[:[,]|^)\s*([^\s"“”„«»'‘’`{}[\],:][^"“”„«»{}[\],]*)/g)
  const value = [...values].find(
    ({ index, 0: whole }) => start + index <= offset && offset < start + index + whole.length,
  )
  // A name without quotes comes before its value.
  return value?.index === 0 && /^\S+\s*:/.test(value[1] ?? '') ? undefined : value?.[1]?.trim()
}

const truths: Record<string, string> = {
  true: 'true',
  vero: 'true',
  sì: 'true',
  yes: 'true',
  false: 'false',
  falso: 'false',
  no: 'false',
  null: 'null',
}

function wrongSign(
  found: string,
  rest: string,
  before: string,
  value: string | undefined,
): string | undefined {
  if (/^(<{7}|={7}|>{7})/.test(rest)) {
    return say(
      'ci sono i segni di un conflitto di git (<<<<<<<, =======, >>>>>>>). Scegli una delle due versioni e togli i segni.',
      'there are marks of a git conflict (<<<<<<<, =======, >>>>>>>). Choose one of the two versions and remove the marks.',
    )
  }
  const [quote] = found
  if (/^[“”„«»]/.test(found)) {
    return say(
      `le virgolette «${quote}» sono tipografiche. All’inizio e alla fine di un testo scrivi quelle diritte: ".`,
      `the quotes “${quote}” are curly. Begin and end a text with straight ones: ".`,
    )
  }
  if (/^['‘’`]/.test(found)) {
    return say(
      `il segno ${quote} non può aprire un testo. Scrivi le virgolette doppie: ".`,
      `the sign ${quote} cannot open a text. Write double quotes: ".`,
    )
  }
  const word = /^[\p{L}\p{N}_-]+/u.exec(rest)?.[0] ?? value
  if (!word) return undefined
  const truth = truths[(value ?? word).toLowerCase()]
  if (truth) {
    return truth === word.toLowerCase()
      ? say(
          `«${word}» si scrive tutto minuscolo: ${truth}.`,
          `“${word}” is written in small letters: ${truth}.`,
        )
      : say(
          `«${value}» qui si scrive in inglese, senza virgolette: ${truth}.`,
          `“${value}” is written ${truth} here, without quotes.`,
        )
  }
  const [line = ''] = rest.split('\n')
  const quotes = line.match(/(?<!\\)"/g)?.length ?? 0
  if (before.endsWith('"')) {
    return say(
      `le virgolette diritte prima di «${word}» chiudono il testo. Dentro un testo usa « », o in inglese ‘ ’.`,
      `the straight quotes before “${word}” end the text. Within a text use ‘ ’, or « » in Italian and Spanish.`,
    )
  }
  return quotes % 2 === 1
    ? say(`manca la virgoletta " prima di «${word}».`, `the quote " before “${word}” is missing.`)
    : say(
        `«${value ?? word}» deve stare tra virgolette: "${value ?? word}".`,
        `“${value ?? word}” must stand in quotes: "${value ?? word}".`,
      )
}

function byCode(code: string, found: string): string | undefined {
  switch (code) {
    case 'UnexpectedEndOfString':
      return say(
        'il testo che inizia qui non finisce sulla stessa riga. Manca la virgoletta " di chiusura, o c’è un a capo da togliere.',
        'the text that begins here does not end on the same line. The closing quote " is missing, or there is a line break to remove.',
      )
    case 'ColonExpected':
      return say(
        'mancano i due punti (:) tra il nome e il suo valore, per esempio "id": "prova".',
        'the colon (:) is missing between the name and its value, e.g. "id": "test".',
      )
    case 'InvalidCommentToken':
      return say(
        'qui c’è un commento, e non è ammesso. Toglilo.',
        'there is a comment here, which is not allowed. Remove it.',
      )
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return say(
        'il segno \\ in un testo va scritto due volte: \\\\.',
        'the sign \\ in a text is written twice: \\\\.',
      )
    case 'InvalidCharacter':
      return say(
        'nel testo c’è un segno invisibile, forse un tabulatore. Cancellalo.',
        'there is an invisible sign in the text, perhaps a tab. Delete it.',
      )
    case 'EndOfFileExpected':
      return say(
        `dopo la parentesi che chiude il file c’è ancora «${found}». Toglilo, o controlla le parentesi sopra.`,
        `after the bracket that ends the file there is still “${found}”. Remove it, or check the brackets above.`,
      )
    default:
      return undefined
  }
}

function lastOpenBracket(text: string): { bracket: string; offset: number } | undefined {
  const open: { bracket: string; offset: number }[] = []
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    const [bracket] = match
    if (/^[[{]/.test(bracket)) open.push({ bracket, offset: match.index })
    else if (/^[}\]]/.test(bracket)) open.pop()
  }
  return open.at(-1)
}
