// `npm run prove:ten-years`: runs the unit tests in copies of the project that have other content, another
// day and another time zone: the association's own records, ten years of them, none, only what is over. A
// test that fails there knows what the site says today. `npm run prove:ten-years -- none` runs one of them.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { growContent } from '../../testing/grown-content'
import { copyProject } from '../project-copy'
import { withoutEntries, withRealRecords } from './other-content'

type Setting = {
  name: string
  /** When the tests run, and where. */
  now: string
  timeZone: string
  change: (root: string) => unknown
}

const settings: Setting[] = [
  {
    name: 'real',
    now: '2027-03-28T00:30:00Z',
    timeZone: 'UTC',
    change: withRealRecords,
  },
  {
    name: 'many',
    now: '2031-06-15T22:30:00Z',
    timeZone: 'America/Los_Angeles',
    change: async (root) => {
      const counts = { events: 1000, news: 300, reviews: 300, photographs: 0 }
      await growContent(root, counts, { today: '2031-06-15' })
      withRealRecords(root)
    },
  },
  {
    name: 'none',
    now: '2036-02-29T23:30:00Z',
    timeZone: 'Pacific/Auckland',
    change: withoutEntries,
  },
  {
    name: 'over',
    now: '2034-10-29T01:30:00Z',
    timeZone: 'Europe/Rome',
    change: (root) => growContent(root, { events: 30, photographs: 0 }, { today: '2030-01-01' }),
  },
]

const [only] = process.argv.slice(2)
const chosen = settings.filter(({ name }) => !only || name === only)
if (chosen.length === 0) {
  console.error(`There is no “${only}”: ${settings.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const failed: string[] = []
for (const setting of chosen) {
  const root = mkdtempSync(join(tmpdir(), 'ten-years-'))
  copyProject(root)
  await setting.change(root)
  if (!isGreen(root, setting)) failed.push(setting.name)
  rmSync(root, { recursive: true })
}
if (failed.length > 0) {
  console.error(`Unit tests that know content, day or place: ${failed.join(', ')}.`)
  process.exit(1)
}
console.log('The unit tests know neither content nor day nor place.')

function isGreen(root: string, { name, now, timeZone }: Setting): boolean {
  console.log(`\n${name}: ${now}, ${timeZone}`)
  const clock = join(root, 'e2e/support/server-clock.mjs')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  // A thousand events take longer, and a busy machine knows no content.
  const limits = ['--testTimeout=300000', '--hookTimeout=300000']
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...limits], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TZ: timeZone, SERVER_TIME: now, NODE_OPTIONS: `--import ${clock}` },
  })
  return status === 0
}
