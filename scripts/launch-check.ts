// Before going live: lists every record of content/ that is still a sample and every statement that
// the association has still to confirm, and fails if there is one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { samplesIn } from '../lib/content/samples'
import { openQuestions } from '../lib/content/to-confirm'

const directory = fileURLToPath(new URL('../content', import.meta.url))

const samples = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) =>
    samplesIn(JSON.parse(readFileSync(join(directory, name), 'utf8'))).map(
      ({ place, summary }) => `content/${name}, ${place}: ${summary}`,
    ),
  )

if (samples.length > 0) {
  console.error(`\nDati di esempio ancora da sostituire (${samples.length}):\n`)
  for (const sample of samples) console.error(`  • ${sample}`)
  console.error('\nScrivi i dati veri e togli "sample": true.')
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
if (samples.length + openQuestions.length > 0) process.exit(1)
console.log('Nessun dato di esempio e niente da confermare: il sito è pronto.')
