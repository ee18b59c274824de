// Changes content without anybody seeing JSON: asks in the terminal, takes the answers as flags, or
// reads a saved GitHub issue. The workflow content-form.yml runs it on the issues themselves.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { say } from '../lib/content/editor-language'
import { readSite } from '../lib/content-check/read-site'
import { faultsAnswer, pullRequestText } from '../lib/content-forms/answer'
import type { ContentForm } from '../lib/content-forms/content-form'
import { contentForms } from '../lib/content-forms/content-forms'
import type { FormField } from '../lib/content-forms/form-field'
import { makeChange } from '../lib/content-forms/make-change'
import { readAnswers, type RawAnswers } from '../lib/content-forms/read-answers'
import { readIssue } from '../lib/content-forms/read-issue'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The issue was written by nobody's form: there is nothing to do, and nothing to answer. */
const noForm = 2

const { values: flags, positionals } = readFlags()
const asked = await readForm()
if (asked.faults) fail(asked.faults)
const { form, raw } = asked
const { title, files, faults, notes } = await makeChange(await readSite(root), form, raw)
if (faults.length > 0) fail(faults)
if (!flags['dry-run']) for (const [file, text] of files) writeFileSync(join(root, file), text)
writeOutcome('title.txt', `${title}\n`)
writeOutcome('pull-request.md', pullRequestText([...files.keys()], notes))
console.log(
  flags['dry-run']
    ? say(
        'Va bene. È una prova, niente è stato scritto:',
        'All is well. A trial, nothing was written:',
      )
    : say('Fatto. Sono cambiati:', 'Done. Changed:'),
)
for (const file of files.keys()) console.log(`  ${file}`)
for (const note of notes) console.log(`  ! ${note}`)

function readFlags() {
  const fields = contentForms.flatMap(({ fields }) => fields)
  const types = fields.map(({ id, kind }) => [
    id,
    { type: kind === 'tick' ? ('boolean' as const) : ('string' as const) },
  ])
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ...(Object.fromEntries(types) as Record<string, { type: 'string' | 'boolean' }>),
        issue: { type: 'string' },
        outcome: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage()}`)
    process.exit(1)
  }
}

async function readForm(): Promise<
  { form: ContentForm; raw: RawAnswers; faults?: undefined } | { faults: string[] }
> {
  if (typeof flags.issue === 'string') {
    const issue = readIssue(readFileSync(flags.issue, 'utf8'))
    if (issue) return 'raw' in issue ? issue : { faults: issue.faults }
    console.error(say('Questo testo non viene da un modulo.', 'This text comes from no form.'))
    process.exit(noForm)
  }
  const form = contentForms.find(({ kind }) => kind === positionals[0])
  if (!form) return { faults: [usage()] }
  const given = form.fields.flatMap(({ id, options = [] }): [string, string][] => {
    const value = (flags as Record<string, string | boolean | undefined>)[id]
    if (value === undefined) return []
    return [[id, typeof value === 'string' ? value : (options[0]?.value ?? '')]]
  })
  const isAsked = given.length === 0 && process.stdin.isTTY
  return { form, raw: isAsked ? await ask(form) : new Map(given) }
}

/** An answer that cannot be used is asked for again at once. */
async function ask({ fields }: ContentForm): Promise<RawAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const raw = new Map<string, string>()
  for (const field of fields) {
    let faults
    do {
      raw.set(field.id, await answer(field, (words) => terminal.question(words)))
      faults = readAnswers([field], raw).faults
      for (const { sentence } of faults) console.log(`  • ${sentence}`)
    } while (faults.length > 0)
  }
  terminal.close()
  return raw
}

async function answer(
  { label, kind, hint, example, options, isRequired }: FormField,
  question: (words: string) => Promise<string>,
): Promise<string> {
  const optional = isRequired ? '' : say(' (si può lasciare)', ' (optional)')
  console.log(`\n${label}${optional}\n  ${say(hint.it, hint.en)}`)
  if (example) console.log(`  ${say('Per esempio', 'For example')}: ${example.split('\n')[0]}`)
  for (const { value, words } of options ?? []) console.log(`  ${value}: ${words}`)
  if (kind !== 'text') return question('> ')
  console.log(
    `  ${say('Più righe; un punto da solo finisce.', 'Several lines; a full stop alone ends.')}`,
  )
  const lines: string[] = []
  for (let line = await question('> '); line !== '.'; line = await question('> ')) lines.push(line)
  return lines.join('\n')
}

function usage(): string {
  const kinds = contentForms.map(({ kind, name }) => `${kind} (${name})`).join(', ')
  return say(
    `Scrivi che cosa vuoi fare: npm run new -- event, oppure ${kinds}; o un’issue salvata: npm run new -- --issue testo.md.`,
    `Write what you want to do: npm run new -- event, or ${kinds}; or a saved issue: npm run new -- --issue text.md.`,
  )
}

function fail(faults: readonly string[]): never {
  writeOutcome('answer.md', faultsAnswer(faults))
  for (const fault of faults) console.error(`  • ${fault}`)
  process.exit(1)
}

/** For the workflow: what becomes a comment or a pull request. */
function writeOutcome(file: string, text: string) {
  if (typeof flags.outcome === 'string') writeFileSync(join(flags.outcome, file), text)
}
