// Before going live: lists every record of content/ that is still a sample, and fails if there is one.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { samplesIn } from '../lib/content/samples'

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
  console.error('\nScrivi i dati veri e togli "sample": true.\n')
  process.exit(1)
}
console.log('Nessun dato di esempio: il sito è pronto per essere pubblicato.')
