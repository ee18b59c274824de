import type { ParseArgsConfig } from 'node:util'
import { say } from '../content/editor-language'
import { readFlags } from '../content-check/read-flags'
import type { ContentForm } from './content-form'
import { contentForms } from './content-forms'
import { choiceList, type FormField } from './form-field'

/** What is written behind `npm run new --`. */
export type Command = {
  form?: ContentForm
  /** The answers that are given as flags, by the ids of the fields. */
  given: ReadonlyMap<string, string>
  /** A file with a saved issue. */
  issue?: string
  /** A folder for what becomes a comment or a pull request. */
  outcome?: string
  isTrial: boolean
  /** What can be written, if that is asked for. */
  help?: string
  faults: string[]
}

const general = {
  issue: { type: 'string' },
  'dry-run': { type: 'boolean' },
  outcome: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} satisfies ParseArgsConfig['options']

const generalHelp: [string, string][] = [
  ['--dry-run', say('prova soltanto, non scrive niente', 'only tries, writes nothing')],
  [
    '--issue testo.md',
    say('legge un modulo salvato in un file', 'reads a form that was saved in a file'),
  ],
  [
    '--outcome cartella',
    say(
      'mette nella cartella la risposta, o il titolo e il testo della pull request',
      'puts the answer, or title and text of the pull request, into the folder',
    ),
  ],
  ['--help', say('dice che cosa si può scrivere', 'tells what can be written')],
]

/** Returns what a person wants, with a sentence for each thing that is not understood. */
export function readCommand(args: readonly string[]): Command {
  const fields = contentForms.flatMap(({ fields: all }) => all)
  const options = {
    ...Object.fromEntries(fields.map((field) => [field.id, typeOf(field)])),
    ...general,
  }
  const { values, positionals } = readFlags(args, options)
  const [kind, ...others] = positionals
  const form = contentForms.find((one) => one.kind === kind)
  const known = [...(form?.fields ?? []).map(({ id }) => id), ...Object.keys(general)]
  const { faults } = readFlags(args, options, known)
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined)
  const issue = text('issue')
  return {
    form,
    given: new Map(form?.fields.flatMap((field) => givenAnswer(field, values[field.id]))),
    issue,
    outcome: text('outcome'),
    isTrial: values['dry-run'] === true,
    ...(values.help === true && { help: helpText(form) }),
    faults:
      faults.length > 0
        ? faults
        : others.length > 0
          ? [unquoted(others)]
          : (kind !== undefined || issue === undefined) && !form
            ? [usage()]
            : [],
  }
}

function typeOf({ kind }: FormField) {
  return { type: kind === 'tick' ? ('boolean' as const) : ('string' as const) }
}

function givenAnswer({ id, options = [] }: FormField, value: unknown): [string, string][] {
  if (value === undefined) return []
  return [[id, typeof value === 'string' ? value : (options[0]?.value ?? '')]]
}

function helpText(form: ContentForm | undefined): string {
  if (!form) return [usage(), '', ...aligned(generalHelp)].join('\n')
  const about = say(form.about.it, form.about.en)
  const asks = say(
    'Senza opzioni chiede tutto, una cosa alla volta. Le opzioni:',
    'Without options it asks for everything, one by one. The options:',
  )
  const own = form.fields.map((field): [string, string] => [
    field.kind === 'tick' ? `--${field.id}` : `--${field.id} "…"`,
    fieldHelp(field),
  ])
  return [
    `npm run new -- ${form.kind}: ${about}`,
    asks,
    '',
    ...aligned([...own, ...generalHelp]),
  ].join('\n')
}

function fieldHelp({ label, kind, isRequired, example, options = [] }: FormField): string {
  const choices = choiceList(options)
  const [words] = options
  return [
    label,
    isRequired ? '' : say(' (facoltativo)', ' (optional)'),
    kind === 'tick' ? `: ${words?.words}` : choices && `: ${choices}`,
    !choices && example
      ? say(`, per esempio "${firstLine(example)}"`, `, e.g. "${firstLine(example)}"`)
      : '',
  ].join('')
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}

function aligned(rows: readonly [string, string][]): string[] {
  const width = Math.max(...rows.map(([flag]) => flag.length))
  return rows.map(([flag, words]) => `  ${flag.padEnd(width)}  ${words}`)
}

function usage(): string {
  const kinds = contentForms.map(({ kind, name }) => `${kind} (${name})`).join(', ')
  return say(
    `Scrivi che cosa vuoi fare, per esempio: npm run new -- event. Si può scegliere: ${kinds}. Le opzioni di ognuno: npm run new -- event --help.`,
    `Write what you want to do, e.g. npm run new -- event. You can choose: ${kinds}. The options of each: npm run new -- event --help.`,
  )
}

function unquoted(words: readonly string[]): string {
  const text = words.join(' ')
  return say(
    `«${text}» è rimasto fuori dalle virgolette. Metti ogni testo tra virgolette: --text-it "Siamo chiusi."`,
    `“${text}” is outside the quotes. Put each text in quotes: --text-it "Siamo chiusi."`,
  )
}
