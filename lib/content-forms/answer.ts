import { say } from '../content/editor-language'

/** Returns the comment on an issue whose form has faults. */
export function faultsAnswer(faults: readonly string[]): string {
  const title = say(
    'Grazie. Prima di preparare la proposta serve una correzione:',
    'Thank you. Before the proposal can be prepared this has to be corrected:',
  )
  const next = say(
    'Correggi il testo qui sopra (i tre puntini in alto a destra, poi «Edit») e salva: il programma riprova da solo.',
    'Correct the text above (the three dots at its upper right, then “Edit”) and save: the program tries again by itself.',
  )
  return `${title}\n\n${list(faults)}\n\n${next}\n`
}

/** Returns the text of the pull request. */
export function pullRequestText(files: readonly string[], notes: readonly string[]): string {
  const changed = say('Questa proposta cambia:', 'This proposal changes:')
  const look = say('Da guardare prima di pubblicare:', 'To look at before publishing:')
  return [changed, list(files), ...(notes.length > 0 ? [look, list(notes)] : []), ''].join('\n\n')
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${asMarkdownText(line)}`).join('\n')
}

/**
 * Returns a text in which Markdown finds neither marks, tags, links nor mentions: what people wrote
 * in a form is quoted in sentences, and no one is to be called or led anywhere by it.
 */
export function asMarkdownText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}${/[@#]/.test(sign) ? '\u2060' : ''}`)
}
