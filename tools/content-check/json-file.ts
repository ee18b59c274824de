import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'

/** A mistake in the writing of a file, by its place in the text. */
type SyntaxProblem = { offset: number; sentence: string }

/** A content or message file as far as it can be read. */
export type JsonFile = {
  /** Undefined where the file is no JSON. */
  value: unknown
  problems: { line: number; sentence: string }[]
  /** The line of a place; of what holds it, where the place itself is missing. */
  lineOf: (path: readonly PropertyKey[]) => number
}

export function readJsonFile(bytes: Uint8Array | string): JsonFile {
  const decoded =
    typeof bytes === 'string' ? bytes : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const text = decoded.replace(/^\ufeff/, '')
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [error] = errors
  const encoding = encodingProblem(text)
  const fatal = encoding ?? (error && syntaxProblem(text, error))
  const problems = [
    ...(decoded === text ? [] : [{ offset: 0, sentence: byteOrderMark }]),
    ...(fatal ? [fatal] : tree ? repeatedKeys(tree) : []),
  ]
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  return {
    value: fatal || !tree ? undefined : (JSON.parse(text) as unknown),
    problems: problems.map(({ offset, sentence }) => ({ line: lineAt(offset), sentence })),
    lineOf: (path) => lineAt(tree ? nodeAt(tree, path).offset : 0),
  }
}

const byteOrderMark =
  'il file inizia con un segno invisibile (BOM). Salvalo come «UTF-8» senza BOM, o usa «npm run content -- --fix».'

/** What is no UTF-8 becomes U+FFFD when it is read, and the zeros of UTF-16 stay. */
function encodingProblem(text: string): SyntaxProblem | undefined {
  const offset = text.search(/[\ufffd\0]/)
  if (offset < 0) return undefined
  return {
    offset,
    sentence:
      'le lettere accentate non si leggono: il file è salvato come ANSI o UTF-16 («Unicode»). Salvalo come «UTF-8».',
  }
}

function repeatedKeys({ type, children = [] }: Node): SyntaxProblem[] {
  const keys = type === 'object' ? children.flatMap(({ children: [key] = [] }) => key ?? []) : []
  const repeated = keys.filter(
    ({ value }, index) => keys.findIndex((key) => key.value === value) < index,
  )
  return [
    ...repeated.map(({ offset, value }) => ({
      offset,
      sentence: `«${value}» c’è due volte nello stesso gruppo, e la prima andrebbe persa. Togline una.`,
    })),
    ...children.flatMap(repeatedKeys),
  ]
}

function nodeAt(tree: Node, path: readonly PropertyKey[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[])
    if (node) return node
  }
  return tree
}

/** Returns what keeps a text from being JSON, and where an editor has to look. */
function syntaxProblem(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  const code = printParseErrorCode(error)
  const found = text.slice(offset, offset + length)
  const before = text.slice(0, offset).trimEnd()
  const at = (sentence: string, place = offset) => ({ offset: place, sentence })
  if (text.trim() === '') {
    return at('il file è vuoto. Rimetti quello che c’era; un elenco senza niente si scrive [].')
  }
  if (before.endsWith(',') && /^[}\]]/.test(found)) {
    return at(`c’è una virgola di troppo prima di «${found}». Togli la virgola.`, before.length - 1)
  }
  const [decimals] = /^\d+/.exec(text.slice(offset)) ?? []
  const [, whole] = /(\d+),$/.exec(before) ?? []
  if (decimals && whole) return at(`i decimali si scrivono con il punto: ${whole}.${decimals}.`)
  const sentence = codeSentences[code] ?? wrongSign(text.slice(offset), before)
  if (sentence) return at(sentence)
  if (code === 'CommaExpected') {
    const comma = 'manca una virgola alla fine di questa riga, prima di quello che segue.'
    return at(comma, before.length - 1)
  }
  const open = lastOpenBracket(text)
  if (found.trim() === '' && open) {
    const close = open[0] === '{' ? '}' : ']'
    return at(
      `la parentesi «${open[0]}» aperta qui non è chiusa. Aggiungi «${close}» dove finisce il gruppo.`,
      open.index,
    )
  }
  return at(
    `qui non ci si aspetta «${found.trim()}». Controlla virgole, virgolette e parentesi della riga e di quella sopra.`,
  )
}

const codeSentences: Record<string, string> = {
  UnexpectedEndOfString:
    'il testo che inizia qui non finisce sulla stessa riga. Manca la virgoletta " di chiusura, o c’è un a capo da togliere.',
  InvalidCommentToken: 'qui c’è un commento, e non è ammesso. Toglilo.',
  InvalidEscapeCharacter: 'il segno \\ in un testo va scritto due volte: \\\\.',
  InvalidUnicode: 'il segno \\ in un testo va scritto due volte: \\\\.',
  InvalidCharacter: 'nel testo c’è un segno invisibile, forse un tabulatore. Cancellalo.',
}

function wrongSign(rest: string, before: string): string | undefined {
  if (/^(<{7}|={7}|>{7})/.test(rest)) {
    return 'ci sono i segni di un conflitto di git (<<<<<<<, =======, >>>>>>>). Scegli una delle due versioni e togli i segni.'
  }
  if (/^[“”„«»]/.test(rest)) {
    return `le virgolette «${rest[0]}» sono tipografiche. All’inizio e alla fine di un testo scrivi quelle diritte: ".`
  }
  if (/^['‘’`]/.test(rest)) {
    return `il segno ${rest[0]} non può aprire un testo. Scrivi le virgolette doppie: ".`
  }
  const [word] = /^[\p{L}\p{N}_+-]+/u.exec(rest) ?? []
  if (!word) return undefined
  if (/^(true|false|null)$/i.test(word)) {
    return `«${word}» si scrive tutto minuscolo: ${word.toLowerCase()}.`
  }
  if (before.endsWith('"')) {
    return `le virgolette diritte prima di «${word}» chiudono il testo. Dentro un testo usa « », o in inglese ‘ ’.`
  }
  const [line = ''] = rest.split('\n')
  const quotes = line.match(/(?<!\\)"/g)?.length ?? 0
  if (quotes % 2 === 1) return `manca la virgoletta " prima di «${word}».`
  return `«${word}» deve stare tra virgolette, con tutto il suo testo: "${word}".`
}

function lastOpenBracket(text: string): RegExpExecArray | undefined {
  const open: RegExpExecArray[] = []
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g)) {
    if (/^[[{]/.test(match[0])) open.push(match)
    else if (/^[}\]]/.test(match[0])) open.pop()
  }
  return open.at(-1)
}
