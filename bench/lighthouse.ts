// `npm run lighthouse`: Lighthouse on each page of the production build, the languages taking turns,
// as it comes: a phone, simulated throttling. Accessibility, Best Practices and SEO must be 100.
// Performance may be three points below an empty page of the framework, measured in the same rounds:
// the run in the middle of 5.  Needs a build;
// installs Lighthouse when it is not there, in a folder of its own. Fewer runs, and single addresses:
// `npm run lighthouse -- 1 / /en/contacts`.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { addresses, addressesInTurn } from '../e2e/support/site'
import { startSite } from '../e2e/support/site-server'
import { browserPath } from '../scripts/browser-path.mjs'
import { freePort } from '../testing/free-port'
import { buildBaseline } from './baseline'
import { printTables } from './tables'

type Result = {
  runtimeError?: { message: string }
  categories: Record<
    string,
    { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>
}
type Page = { name: string; url: string; language: string; runs: Result[] }

const folder = fileURLToPath(new URL('./lighthouse', import.meta.url))
const rounds = Number(process.argv.slice(2).find((argument) => /^\d+$/.test(argument)) ?? 5)
const pointsBelowEmpty = 3
const only = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const chosen =
  only.length > 0 ? addresses.filter(({ address }) => only.includes(address)) : addressesInTurn
/** They are the same in each run, so one is enough. */
const perfect = ['accessibility', 'best-practices', 'seo']

/**
 * What is no fault of a page. A build that is not for a public address keeps search engines away from
 * its sample data; `npm run check:site` sees that a published one does not.
 */
const skipped = ['is-crawlable']

install()
const baselineSite = await startSite({ directory: await buildBaseline(), port: await freePort() })
const site = await startSite({ port: await freePort() })
const empty: Page = { name: 'an empty page', url: baselineSite.url, language: 'it', runs: [] }
const pages: Page[] = chosen.map(({ locale, address }) => ({
  name: address,
  url: site.url + address,
  language: locale,
  runs: [],
}))
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const page of [empty, ...pages]) {
      page.runs.push(await lighthouse(page, round === 0 ? [...perfect, 'performance'] : undefined))
    }
    console.log(`Round ${round + 1} of ${rounds} is done.`)
  }
} finally {
  await Promise.all([site.stop(), baselineSite.stop()])
}

const middleOfEmpty = middle(empty)
const least = points(middleOfEmpty, 'performance') - pointsBelowEmpty
const shown = pages.map((page) => ({ ...page, run: middle(page), first: page.runs[0] as Result }))
const metrics = metricsOf(middleOfEmpty)

printTables([
  {
    title: `Lighthouse, the run in the middle of ${rounds} (mobile, simulated throttling)`,
    columns: [
      'page',
      'Performance',
      'Accessibility',
      'Best Practices',
      'SEO',
      ...metrics.map(({ title }) => title),
    ],
    rows: [
      [empty.name, points(middleOfEmpty, 'performance'), '', '', '', ...values(middleOfEmpty)],
      ...shown.map(({ name, run, first }) => [
        name,
        points(run, 'performance'),
        ...perfect.map((category) => points(first, category)),
        ...values(run),
      ]),
    ],
    notes: [
      'An empty page is what the framework itself costs: an App Router page with one word on it.',
      `Left out: ${skipped.join(', ')}. A build for localhost tells search engines to stay away; published ones do not, which npm run check:site sees to.`,
    ],
  },
])

const faults = shown.flatMap(({ name, run, first }) => [
  ...perfect
    .filter((category) => points(first, category) < 100)
    .map(
      (category) =>
        `${name}: ${first.categories[category]?.title} is ${points(first, category)}, not 100: ${failed(first, category).join('; ')}.`,
    ),
  ...(points(run, 'performance') < least
    ? [
        `${name}: Performance is ${points(run, 'performance')}, an empty page's less ${pointsBelowEmpty} is ${least}.`,
      ]
    : []),
])
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

/** Installs the version that the folder's lock file names, unless it is there. */
function install(): void {
  const installed = join(folder, 'node_modules/lighthouse/package.json')
  const wanted = read(join(folder, 'package.json')).dependencies.lighthouse
  if (existsSync(installed) && read(installed).version === wanted) return
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

/** One run in a browser of its own. */
async function lighthouse(
  { url, language }: Page,
  categories: string[] = ['performance'],
): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      `--only-categories=${categories.join(',')}`,
      `--skip-audits=${skipped.join(',')}`,
      '--chrome-flags=--headless --no-sandbox',
      // Addresses without a language answer in the visitor's.
      `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: browserPath ?? chromium.executablePath() },
      maxBuffer: 2 ** 28,
    },
  )
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  return result
}

/** The run whose Performance is the median: its metrics belong together. */
function middle({ runs }: Page): Result {
  const sorted = [...runs].sort((a, b) => points(a, 'performance') - points(b, 'performance'))
  return sorted[Math.floor((sorted.length - 1) / 2)] as Result
}

function points({ categories }: Result, category: string): number {
  return Math.round((categories[category]?.score ?? 0) * 100)
}

/** The metrics that make Performance, with the value of each. */
function metricsOf({ categories, audits }: Result) {
  const refs = (categories.performance?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return refs.map(({ id }) => ({
    title: audits[id]?.title ?? id,
    value: (audits[id]?.displayValue ?? '').replaceAll('\u00a0', ' '),
  }))
}

function values(run: Result): string[] {
  return metricsOf(run).map(({ value }) => value)
}

function failed({ categories, audits }: Result, category: string): string[] {
  return (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${audits[id]?.title})`)
}

function read(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
