import { say } from '../content/editor-language'
import type { ContentForm } from './content-form'
import { contentForms } from './content-forms'
import type { RawAnswers } from './read-answers'

/** The first heading of every issue form; the answer below it is the form's name. */
export const formHeading = 'Modulo'

/** GitHub takes no more in an issue. */
const longestBody = 65_536

type ReadIssue = { form: ContentForm; raw: RawAnswers } | { faults: string[] }

/**
 * Returns the answers in an issue that one of the forms made. Only the form's own headings divide it, each once and in order: any other line belongs to the
 * answer above it, and a heading that comes twice is a fault, since either could be the false one:
 * docs/decisions/0020.
 */
export function readIssue(body: string): ReadIssue {
  const text = body.replace(/\r\n?/g, '\n').trim()
  const lines = text.split('\n').map((line) => line.trimEnd())
  if (lines[0] !== `### ${formHeading}`) return { faults: [notOurs()] }
  const name = lines.slice(1).find((line) => line)
  const form = contentForms.find((candidate) => candidate.name === name)
  if (!form) return { faults: [noForm()] }
  if (text.length > longestBody) return { faults: [tooLong()] }
  const headings = [{ id: '', label: formHeading }, ...form.fields].map(({ id, label }) => ({
    id,
    label,
    at: lines.flatMap((line, index) => (line === `### ${label}` ? [index] : [])),
  }))
  const faults = headings.flatMap(({ label, at }) =>
    at.length === 1 ? [] : [at.length === 0 ? noHeading(label) : twice(label)],
  )
  if (faults.length > 0) return { faults }
  const starts = headings.map(({ at: [start = 0] }) => start)
  if (starts.some((start, index) => start < (starts[index - 1] ?? 0))) {
    return { faults: [outOfOrder()] }
  }
  return {
    form,
    raw: new Map(
      headings.map(({ id }, index) => [
        id,
        lines
          .slice((starts[index] ?? 0) + 1, starts[index + 1])
          .join('\n')
          .trim(),
      ]),
    ),
  }
}

function notOurs(): string {
  return say(
    `questo testo non viene da un modulo: la prima riga deve essere «### ${formHeading}».`,
    `this text comes from no form: its first line has to be “### ${formHeading}”.`,
  )
}

function noForm(): string {
  return say(
    `sotto «${formHeading}» non c’è il nome di un modulo. Apri un modulo nuovo e non cambiare quella riga.`,
    `below “${formHeading}” there is no name of a form. Open a new form and leave that line as it is.`,
  )
}

function tooLong(): string {
  return say('il testo è troppo lungo. Accorcialo.', 'the text is too long. Shorten it.')
}

function noHeading(label: string): string {
  return say(
    `manca la riga «### ${label}». Rimettila, o apri un modulo nuovo.`,
    `the line “### ${label}” is missing. Put it back, or open a new form.`,
  )
}

function twice(label: string): string {
  return say(
    `la riga «### ${label}» c’è due volte: non si capisce dove finisce una risposta. Togli quella che non è del modulo.`,
    `the line “### ${label}” stands twice: it is not clear where an answer ends. Remove the one that is not the form’s.`,
  )
}

function outOfOrder(): string {
  return say(
    'le righe del modulo non sono più in ordine. Apri un modulo nuovo.',
    'the lines of the form are no longer in order. Open a new form.',
  )
}
