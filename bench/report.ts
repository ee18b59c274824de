// `npm run bench:report`: writes docs/performance.md and its charts from what the benchmarks have left in
// bench/results.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { performanceReport } from './performance-report'
import { readResults } from './record'

const folder = fileURLToPath(new URL('../docs/', import.meta.url))
const introduction = readFileSync(new URL('./introduction.md', import.meta.url), 'utf8')
const { document, charts } = await performanceReport(introduction, readResults())
rmSync(`${folder}performance`, { recursive: true, force: true })
mkdirSync(`${folder}performance`)
writeFileSync(`${folder}performance.md`, document)
for (const [name, svg] of Object.entries(charts)) {
  writeFileSync(`${folder}performance/${name}`, svg)
}
console.log(`docs/performance.md with ${Object.keys(charts).length} charts.`)
