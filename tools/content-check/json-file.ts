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

/** Returns what keeps a text from being JSON, at the sign at which its parser stopped. */
function syntaxProblem(text: string, { error, offset, length }: ParseError): SyntaxProblem {
  const found = text.slice(offset, offset + length).trim()
  const advice = adviceFor[printParseErrorCode(error)] ?? 'Controlla virgole e parentesi.'
  return {
    offset: Math.min(offset, text.trimEnd().length),
    sentence: `${found ? `«${found}»: qui` : 'qui'} il file non si legge. ${advice}`,
  }
}

const comma = 'oppure togli la virgola di troppo che c’è prima.'
const twice = 'Il segno \\ in un testo va scritto due volte: \\\\.'

/** What an editor can do, by what the parser says. */
const adviceFor: Record<string, string> = {
  CloseBraceExpected: 'Manca la parentesi } che chiude il gruppo.',
  CloseBracketExpected: 'Manca la parentesi ] che chiude l’elenco.',
  ColonExpected: 'Metti i due punti tra il nome e quello che segue.',
  CommaExpected: 'Metti una virgola tra quello che c’è prima e questo.',
  EndOfFileExpected: 'Togli quello che segue, o una parentesi chiusa di troppo più sopra.',
  InvalidCharacter: 'Nel testo c’è un segno invisibile, forse un tabulatore: cancellalo.',
  InvalidCommentToken: 'Togli il commento: non è ammesso.',
  InvalidEscapeCharacter: twice,
  InvalidSymbol:
    'Metti i testi tra virgolette diritte (") e dentro un testo usa « »; scrivi true e false minuscoli; togli i segni di un conflitto di git.',
  InvalidUnicode: twice,
  PropertyNameExpected: `Metti tra virgolette diritte (") il nome che manca, ${comma} I decimali hanno il punto: 12.50.`,
  UnexpectedEndOfString: 'Chiudi le virgolette (") sulla stessa riga.',
  ValueExpected: `Scrivi il valore che manca, ${comma} Un elenco vuoto si scrive [].`,
}
