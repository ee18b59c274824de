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
import { ask } from '../lib/content-forms/ask'
import type { ContentForm } from '../lib/content-forms/content-form'
import { contentForms } from '../lib/content-forms/content-forms'
import { makeChange, type Change } from '../lib/content-forms/make-change'
import type { RawAnswers } from '../lib/content-forms/read-answers'
import { readIssue } from '../lib/content-forms/read-issue'

const root = fileURLToPath(new URL('..', import.meta.url))

const { values: flags, positionals } = readFlags()
const { form, raw } = readForm()
const site = await readSite(root)
const change = raw ? await makeChange(site, form, raw) : await askUntilGood(form)
const { title, files, faults, notes } = change
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

/** Returns no answers where somebody at a terminal is to be asked. */
function readForm(): { form: ContentForm; raw?: RawAnswers } {
  if (typeof flags.issue === 'string') {
    const issue = readIssue(readFileSync(flags.issue, 'utf8'))
    return 'raw' in issue ? issue : fail(issue.faults)
  }
  const form = contentForms.find(({ kind }) => kind === positionals[0]) ?? fail([usage()])
  const given = form.fields.flatMap(({ id, options = [] }): [string, string][] => {
    const value = (flags as Record<string, string | boolean | undefined>)[id]
    if (value === undefined) return []
    return [[id, typeof value === 'string' ? value : (options[0]?.value ?? '')]]
  })
  return given.length === 0 && process.stdin.isTTY ? { form } : { form, raw: new Map(given) }
}

/** What the check finds is asked again; the other answers stay. */
async function askUntilGood(form: ContentForm): Promise<Change> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
  // Queued, so that a pasted text of several lines comes whole.
  const lines = terminal[Symbol.asyncIterator]()
  const person = {
    show: (line: string) => console.log(line),
    nextLine: async () => {
      terminal.prompt()
      const { done, value } = await lines.next()
      if (done) process.exit(1)
      return value
    },
  }
  let raw = await ask(form.fields, person)
  let change = await makeChange(site, form, raw)
  while (change.faulty.length > 0) {
    console.log('')
    for (const fault of change.faults) console.log(`  • ${fault}`)
    raw = new Map([...raw, ...(await ask(change.faulty, person))])
    change = await makeChange(site, form, raw)
  }
  terminal.close()
  return change
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
