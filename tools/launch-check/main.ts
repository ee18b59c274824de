// Before going live: lists every record of content/ that is still a sample, every statement that the
// association has still to confirm and every helpline that nobody has checked for a year, and fails
// if there is one.
import { readFileSync } from 'node:fs'
import { romeClock } from '../../lib/time/rome-clock'
import { findingLine, placeName } from '../content-check/finding'
import { readJsonFile } from '../content-check/json-file'
import { contentFiles } from '../content-check/read-site'
import { recordProblems } from '../content-check/record-problems'
import { samplesIn } from './samples'
import { openQuestions } from './to-confirm'

const files = new Map(contentFiles('.').map((file) => [file, readJsonFile(readFileSync(file))]))
const content = Object.fromEntries([...files].map(([file, { value }]) => [file, value]))

const samples = Object.entries(content).flatMap(([file, value]) =>
  samplesIn(value).map(({ place, summary }) =>
    [[file, place].filter(Boolean).join(', '), summary].filter(Boolean).join(': '),
  ),
)
const outdated = recordProblems(content, romeClock(new Date()).date)
  .filter(({ level }) => level === 'launch')
  .map((finding) => {
    const { file, path } = finding
    const line = files.get(file)?.lineOf(path) ?? 1
    return findingLine({ ...finding, line, place: placeName(content[file], path), level: 'launch' })
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
const questions = openQuestions()
if (questions.length > 0) {
  console.error(`\nDa confermare prima di pubblicare (${questions.length}):\n`)
  for (const { question, who, where } of questions) {
    console.error(`  • ${question}\n    Chi lo sa: ${who}. Dove sta scritto: ${where.join(', ')}`)
  }
  console.error(
    '\nCorreggi i testi, poi scrivi la data in "confirmedOn" in content/to-confirm.json.\n',
  )
}
if (samples.length + outdated.length + questions.length > 0) process.exit(1)
console.log('Nessun dato di esempio e niente da confermare: il sito è pronto.')
