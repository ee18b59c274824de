// `npm run bench:tests`: what `npm test` costs, part by part, as a first visitor of the repository runs
// it: in a fresh clone of the last commit, with nothing installed. Fails when the tests do.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mainSite } from '../e2e/support/site-server'
import { record } from './record'

const most = 15 * 60

const folder = mkdtempSync(join(tmpdir(), 'tests-'))
execFileSync('git', ['clone', '--quiet', mainSite, folder])
const tests = spawn('npm', ['test'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
let output = ''
tests.stdout.on('data', (text) => {
  process.stdout.write(text)
  output += text
})
const [code] = await once(tests, 'exit')
rmSync(folder, { recursive: true })
if (code !== 0) process.exit(1)

// "installation 33 s, typecheck 55 s, …", then "  73.4 s  accessibility.spec.ts › no page …".
const line = output.split('\n').findLast((text) => /^installation \d+ s, /.test(text)) ?? ''
const stages = [...line.matchAll(/([a-z ]+?) (\d+) s(?: more)?(?:, |$)/g)].map(
  ([, name = '', seconds]) => [name, Number(seconds)] as const,
)
const slowest = [...output.matchAll(/^ +([\d.]+) s {2}(\S+\.spec\.ts › .+)$/gm)].map(
  ([, seconds, name = '']) => [name, Number(seconds)] as const,
)
if (stages.length < 5 || slowest.length === 0) throw new Error('npm test no longer says its times.')
const total = stages.reduce((sum, [, seconds]) => sum + seconds, 0)

await record('tests', [
  {
    title: 'npm test in a fresh clone',
    columns: ['part', 'seconds'],
    rows: [...stages, ['all', total]],
    chart: 'seconds',
    notes: [
      'Linting runs beside the check of the types and the build; what it needs longer than they do is told.',
      `It may take ${most / 60} minutes${total > most ? `: this is ${total - most} s too long` : ''}.`,
    ],
  },
  {
    title: 'The slowest browser tests',
    columns: ['test', 'seconds'],
    rows: slowest,
  },
])
if (total > most) {
  console.error(`npm test takes ${total} s, not ${most} at most.`)
  process.exit(1)
}
