// Changes content without anybody seeing JSON: asks in the terminal, takes the answers as flags, or
// reads a saved GitHub issue. The workflow content-form.yml runs it on the issues themselves.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { say } from '../lib/content/editor-language'
import { readSite } from '../lib/content-check/read-site'
import { faultsAnswer, pullRequestText } from '../lib/content-forms/answer'
import { ask } from '../lib/content-forms/ask'
import type { ContentForm } from '../lib/content-forms/content-form'
import { makeChange, type Change } from '../lib/content-forms/make-change'
import type { RawAnswers } from '../lib/content-forms/read-answers'
import { readCommand } from '../lib/content-forms/read-command'
import { readIssue } from '../lib/content-forms/read-issue'

const root = fileURLToPath(new URL('..', import.meta.url))

const command = readCommand(process.argv.slice(2))
if (command.help) {
  console.log(command.help)
  process.exit(0)
}
if (command.faults.length > 0) refuse(command.faults)
const { form, raw } = readForm()
const site = await readSite(root)
const change = raw ? await makeChange(site, form, raw) : await askUntilGood(form)
const { title, files, faults, notes } = change
if (faults.length > 0) fail(faults)
if (!command.isTrial) for (const [file, text] of files) writeFileSync(join(root, file), text)
writeOutcome('title.txt', `${title}\n`)
writeOutcome('pull-request.md', pullRequestText([...files.keys()], notes))
console.log(
  command.isTrial
    ? say(
        'Va bene. Era una prova: nessun file è cambiato. Cambierebbero:',
        'All is well. This was a trial: no file was changed. These would change:',
      )
    : say('Fatto. Sono cambiati:', 'Done. Changed:'),
)
for (const file of files.keys()) console.log(`  ${file}`)
for (const note of notes) console.log(`  ! ${note}`)

/** Returns no answers where somebody at a terminal is to be asked. */
function readForm(): { form: ContentForm; raw?: RawAnswers } {
  if (command.issue !== undefined) {
    const read = readIssue(readText(command.issue))
    return 'raw' in read ? read : fail(read.faults)
  }
  const { form, given, faults } = command
  if (!form) return refuse(faults)
  return given.size === 0 && process.stdin.isTTY ? { form } : { form, raw: given }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return refuse([
      say(
        `il file «${file}» non si può leggere. Controlla il nome e la cartella.`,
        `the file “${file}” cannot be read. Check its name and folder.`,
      ),
    ])
  }
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

function fail(faults: readonly string[]): never {
  writeOutcome('answer.md', faultsAnswer(faults))
  refuse(faults)
}

function refuse(faults: readonly string[]): never {
  for (const fault of faults) console.error(`  • ${fault}`)
  process.exit(1)
}

/** For the workflow: what becomes a comment or a pull request. */
function writeOutcome(file: string, text: string) {
  if (command.outcome !== undefined) writeFileSync(join(command.outcome, file), text)
}
