import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser'
import { say } from '../content/editor-language'
import { syntaxSentence } from './syntax-sentence'

/** A mistake, with the line that an editor has to look at. */
export type LineProblem = { line: number; sentence: string }

/** A content or message file as far as it can be read. */
export type JsonFile = {
  text: string
  /** Undefined where the file is no JSON. */
  value: unknown
  problems: LineProblem[]
  /** The line of a place; of what holds it, where the place itself is missing. */
  lineOf: (path: readonly PropertyKey[]) => number
}

export function readJsonFile(bytes: Uint8Array | string): JsonFile {
  const { text, problems } = decode(bytes)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [error] = errors
  const lineAt = lineCounter(text)
  if (error) {
    const { offset, sentence } = syntaxSentence(text, error)
    problems.push({ line: lineAt(offset), sentence })
  } else if (tree) {
    for (const { offset, text: found } of wronglyDecoded(tree)) {
      problems.push({
        line: lineAt(offset),
        sentence: say(
          `in «${found}» ci sono segni sbagliati al posto di lettere accentate o apostrofi: il testo viene da un file con un’altra codifica. Riscrivilo.`,
          `in “${found}” there are wrong signs for letters with accents or apostrophes: the text comes from a file with another encoding. Write it anew.`,
        ),
      })
    }
    for (const { offset, name } of repeatedKeys(tree)) {
      problems.push({
        line: lineAt(offset),
        sentence: say(
          `«${name}» c’è due volte nello stesso gruppo, e la prima andrebbe persa. Togline una.`,
          `“${name}” stands twice in the same group, and the first would be lost. Remove one.`,
        ),
      })
    }
  }
  return {
    text,
    value: error || !tree ? undefined : (JSON.parse(text) as unknown),
    problems,
    lineOf: (path) => lineAt(tree ? nodeAt(tree, path).offset : 0),
  }
}

/** Thousands of findings in a long file must not each count its lines anew. */
function lineCounter(text: string): (offset: number) => number {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  return (offset) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

function decode(bytes: Uint8Array | string): { text: string; problems: LineProblem[] } {
  const { text, problem } = typeof bytes === 'string' ? { text: bytes } : decodeBytes(bytes)
  const problems = problem ? [problem] : []
  if (!text.startsWith('\ufeff')) return { text, problems }
  return {
    text: text.slice(1),
    problems: [
      ...problems,
      {
        line: 1,
        sentence: say(
          'il file inizia con un segno invisibile (BOM). Salvalo come «UTF-8» senza BOM, o usa «npm run content -- --fix».',
          'the file begins with an invisible sign (BOM). Save it as “UTF-8” without BOM, or use “npm run content -- --fix”.',
        ),
      },
    ],
  }
}

function decodeBytes(bytes: Uint8Array): { text: string; problem?: LineProblem } {
  const encoding = utf16Of(bytes)
  if (encoding) {
    return {
      text: new TextDecoder(encoding).decode(bytes),
      problem: {
        line: 1,
        sentence: say(
          'il file è salvato come UTF-16, che nel Blocco note si chiama anche «Unicode». Salvalo come «UTF-8», o usa «npm run content -- --fix».',
          'the file is saved as UTF-16, which Notepad also calls “Unicode”. Save it as “UTF-8”, or use “npm run content -- --fix”.',
        ),
      },
    }
  }
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  // What is no UTF-8 becomes U+FFFD; one that somebody wrote is wrong as well.
  const broken = text.indexOf('\ufffd')
  if (broken < 0) return { text }
  return {
    text: decodeWindows1252(bytes),
    problem: {
      line: text.slice(0, broken).split('\n').length,
      sentence: say(
        'le lettere accentate non si leggono: il file è salvato come ANSI. Salvalo come «UTF-8», o usa «npm run content -- --fix».',
        'letters with accents cannot be read: the file is saved as ANSI. Save it as “UTF-8”, or use “npm run content -- --fix”.',
      ),
    },
  }
}

/** JSON begins with a sign of ASCII, whose other byte is zero. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be'
  return undefined
}

/** Finds words with what UTF-8 becomes in another encoding (`perchÃ©`), or signs that nobody can type. */
function wronglyDecoded(node: Node): { offset: number; text: string }[] {
  const [found] =
    /[^\s<>]*(?:[\u0080-\u009f]|[ÃÂ][\u0080-\u00bf]|â€)[^\s<>]*/.exec(String(node.value ?? '')) ??
    []
  const own = node.type === 'string' && found !== undefined
  const shown = found?.replaceAll(/[\u0080-\u009f]/g, '□') ?? ''
  return [
    ...(own ? [{ offset: node.offset, text: shown }] : []),
    ...(node.children ?? []).flatMap(wronglyDecoded),
  ]
}

function repeatedKeys(node: Node): { offset: number; name: string }[] {
  const keys =
    node.type === 'object' ? (node.children ?? []).map(({ children }) => children?.[0]) : []
  const names = new Set<unknown>()
  const repeated = keys.flatMap((key) => {
    if (!key) return []
    const isRepeated = names.has(key.value)
    names.add(key.value)
    return isRepeated ? [{ offset: key.offset, name: String(key.value) }] : []
  })
  return [...repeated, ...(node.children ?? []).flatMap(repeatedKeys)]
}

function nodeAt(tree: Node, path: readonly PropertyKey[]): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[])
    if (node) return node
  }
  return tree
}

/** The signs of Windows-1252 from 0x80 to 0x9f; five of the bytes have none. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Returns the text of a file that Windows calls ANSI. Some releases of Node.js take it for ISO-8859-1. */
function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign)
}
