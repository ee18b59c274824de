// `npm run bench:growth`: what an event costs a build, and what the lists have become, at 1, 100 and 1,000
// events beside ten years of all else. Fails where a page passes its limit or an event leaves too many files.
// It builds three times, in .next/growth: minutes each. Other numbers: `npm run bench:growth -- 100 200`.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copySources } from '../e2e/support/test-site'
import { romeClock } from '../lib/time/rome-clock'
import { growContent } from '../testing/grown-content'
import { builtPage, elementCount } from './built-page'

/** For each page of a list, whatever is in the content: with 40 helplines, 60 elements more than with a dozen. */
const limits = { html: 30_000, elements: 960 }
/**
 * For each event more, of ten years' many: nine are over, with a page in each language (html, rsc, meta: 9
 * files), one is to come, with what can be fetched ahead, its calendar and its picture (33). That is 11.4, and
 * 0.6 more where years have so many that their months have pages.
 */
const slopes = { files: 12.1, seconds: 0.15 }

const site = join(process.cwd(), '.next/growth')
const today = romeClock(new Date()).date
const sizes = process.argv.slice(2).map(Number)

type Built = { events: number; seconds: number; files: number; bytes: number }

const faults: string[] = []
const builds: Built[] = []
for (const events of sizes.length > 1 ? sizes : [1, 100, 1000]) {
  builds.push(await build(events))
  measurePages(events)
}
console.table(builds)
// The first events bring the pages of their years with them.
const [fewer, more] = builds.slice(-2)
if (fewer && more) compare(fewer, more)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function build(events: number): Promise<Built> {
  rmSync(site, { recursive: true, force: true })
  copySources(site)
  // Photographs are no matter of how many events there are: they are made once.
  await growContent(site, { events, photographs: 0 }, { today })
  const start = Date.now()
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: site,
    env: { ...process.env, TYPES_CHECKED: '1', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new Error(`With ${events} events nothing is built:\n${stdout}${stderr}`)
  const seconds = (Date.now() - start) / 1000
  const files = filesBelow(join(site, '.next')).filter(
    (file) => !/\.next.(?:cache|trace)/.test(file),
  )
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
  return { events, seconds: Math.round(seconds), files: files.length, bytes }
}

function measurePages(events: number): void {
  const app = join(site, '.next/server/app/it')
  const ofYears = (folder: string) =>
    filesBelow(join(app, folder))
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.slice(app.length, -'.html'.length).replaceAll('\\', '/'))
  const pages = ['', '/events', '/news', '/transparency', '/contacts', '/events/prova-0']
  const rows = [...pages, ...longest(ofYears('events/year')), ...longest(ofYears('news'))].map(
    (path) => {
      const page = `it${path}`
      const { html, rsc } = builtPage(site, page)
      return { page: path || '/', html, rsc, elements: elementCount(site, page) }
    },
  )
  for (const { page, html, elements } of rows) {
    if (elements > limits.elements) faults.push(`${page}, ${events} events: ${elements} elements.`)
    // What a form may be is in budgets.ts.
    if (html > limits.html && page !== '/contacts')
      faults.push(`${page}, ${events} events: ${html} bytes.`)
  }
  console.log(`${events} events: gzipped bytes, elements`)
  console.table(rows)
}

/** The page of most elements. */
function longest(pages: readonly string[]): string[] {
  return pages
    .toSorted((a, b) => elementCount(site, `it${b}`) - elementCount(site, `it${a}`))
    .slice(0, 1)
}

function compare(fewer: Built, more: Built): void {
  const each = (what: 'seconds' | 'files' | 'bytes') =>
    (more[what] - fewer[what]) / (more.events - fewer.events)
  console.log(
    `An event costs ${each('seconds').toFixed(3)} s, ${each('files').toFixed(1)} files, ${Math.round(each('bytes') / 1000)} kB.`,
  )
  if (each('files') > slopes.files) faults.push(`An event leaves more than ${slopes.files} files.`)
  // A busy machine is no fault of the site.
  if (each('seconds') > slopes.seconds)
    console.warn(`More than ${slopes.seconds} s an event: was the machine quiet?`)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
