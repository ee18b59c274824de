/** What keeps `text` from being JSON, with its line, as a sentence for an editor; else undefined. */
export function jsonSyntaxProblem(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    const position = errorPosition(error as SyntaxError, text)
    const line = text.slice(0, position).split('\n').length
    const before = text.slice(0, position).trimEnd()
    const found = text.slice(position).trim()[0]
    if (before.endsWith(',') && (found === '}' || found === ']')) {
      const commaLine = before.split('\n').length
      return `riga ${commaLine}: c'è una virgola di troppo prima di «${found}». Togli la virgola.`
    }
    if (found === undefined) {
      return `riga ${line}: il file finisce troppo presto. Manca una parentesi o una virgoletta di chiusura.`
    }
    return `riga ${line}: qui non ci si aspetta «${found}». Controlla virgole, virgolette e parentesi della riga e di quella sopra.`
  }
}

/** Node names the place in the message: `position 12`, or nothing at the end of the text. */
function errorPosition(error: SyntaxError, text: string): number {
  const position = /position (\d+)/.exec(error.message)?.[1]
  return position ? Number(position) : text.length
}
