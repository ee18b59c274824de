// Before going live: lists every record of content/ that is still a sample, every statement that the
// association has still to confirm and every helpline that nobody has checked for a year, and fails
// if there is one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { placeName } from '../lib/content/place-name'
import { samplesIn } from '../lib/content/samples'
import { openQuestions } from '../lib/content/to-confirm'
import { findingLine } from '../lib/content-check/findings'
import { readJsonFile } from '../lib/content-check/json-file'
import { contentFiles } from '../lib/content-check/read-site'
import { recordProblems } from '../lib/content-check/record-problems'
import { romeClock } from '../lib/time/rome-clock'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = new Map(
  contentFiles(root).map((file) => [file, readJsonFile(readFileSync(join(root, file)))]),
)
const content = Object.fromEntries([...files].map(([file, { value }]) => [file, value]))

const samples = [...files].flatMap(([file, { value }]) =>
  samplesIn(value).map(({ place, summary }) =>
    [[file, place].filter(Boolean).join(', '), summary].filter(Boolean).join(': '),
  ),
)
const outdated = recordProblems(content, romeClock(new Date()).date)
  .filter(({ level }) => level === 'launch')
  .map(({ file, path, sentence }) => {
    const { value, lineOf } = files.get(file) ?? readJsonFile('null')
    const place = placeName(value, path)
    return findingLine({ file, line: lineOf(path), place, sentence, level: 'launch' })
  })

if (samples.length > 0) {
  console.error(`\nDati di esempio ancora da sostituire (${samples.length}):\n`)
  for (const sample of samples) console.error(`  • ${sample}`)
  console.error('\nScrivi i dati veri e togli "sample": true.')
}
if (outdated.length > 0) {
  console.error(`\nDa ricontrollare prima di pubblicare (${outdated.length}):\n`)
  for (const sentence of outdated) console.error(`  • ${sentence}`)
}
if (openQuestions.length > 0) {
  console.error(`\nDa confermare prima di pubblicare (${openQuestions.length}):\n`)
  for (const { question, who, where } of openQuestions) {
    console.error(`  • ${question}\n    Chi lo sa: ${who}. Dove sta scritto: ${where.join(', ')}`)
  }
  console.error(
    '\nCorreggi i testi, poi scrivi la data in "confirmedOn" in content/to-confirm.json.\n',
  )
}
if (samples.length + outdated.length + openQuestions.length > 0) process.exit(1)
console.log('Nessun dato di esempio e niente da confermare: il sito è pronto.')
