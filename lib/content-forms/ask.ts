import { say } from '../content/editor-language'
import type { FormField } from './form-field'
import { readAnswers, type RawAnswers } from './read-answers'

/** A person at a terminal: what they are shown, and the next line that they write. */
export type Terminal = { show: (line: string) => void; nextLine: () => Promise<string> }

/** Returns a person's answers; one that cannot be used is asked for again at once. */
export async function ask(fields: readonly FormField[], terminal: Terminal): Promise<RawAnswers> {
  const raw = new Map<string, string>()
  for (const field of fields) {
    let faults
    do {
      showQuestion(field, terminal.show)
      raw.set(field.id, await readLines(field, terminal))
      faults = readAnswers([field], raw).faults
      for (const { sentence } of faults) terminal.show(`  • ${sentence}`)
    } while (faults.length > 0)
  }
  return raw
}

function showQuestion(
  { label, kind, hint, example, options = [], isRequired }: FormField,
  show: Terminal['show'],
) {
  show(`\n${label}${isRequired ? '' : say(' (facoltativo)', ' (optional)')}`)
  show(`  ${say(hint.it, hint.en)}`)
  if (options.length > 0) for (const { value, words } of options) show(`  ${value}: ${words}`)
  else if (example) show(`  ${say('Per esempio', 'For example')}: ${example.split('\n')[0]}`)
  if (kind === 'choices')
    show(
      `  ${say('Se sono più di una, separale con la virgola.', 'If there are several, put commas between them.')}`,
    )
  if (kind === 'text') {
    const several = say(
      'Anche più righe. Per finire, una riga con solo un punto: .',
      'Several lines, if you like. To end, a line with only a full stop: .',
    )
    show(`  ${several}`)
  }
}

async function readLines({ kind }: FormField, { nextLine }: Terminal): Promise<string> {
  if (kind !== 'text') return nextLine()
  const lines: string[] = []
  for (let line = await nextLine(); line !== '.'; line = await nextLine()) lines.push(line)
  return lines.join('\n')
}
