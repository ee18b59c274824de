// `npm run bench:pages`: what each page of the production build costs a visitor who comes for the
// first time, on a phone: all that is fetched before they do anything, and what links in view fetch
// ahead. Then the main thread of the two heaviest pages, on a processor four times slower, beside an
// empty page of the framework. Fails over the budgets of budgets.ts. Needs a build. Addresses given are
// measured alone: `npm run bench:pages -- / /contacts`.
import { chromium } from '@playwright/test'
import { addresses } from '../e2e/support/site'
import { mainSite, startSite } from '../e2e/support/site-server'
import { browserPath } from '../scripts/browser-path.mjs'
import { freePort } from '../testing/free-port'
import { buildBaseline } from './baseline'
import { overBudget, overThreadBudget, type Figure } from './budgets'
import { builtPage, fileOf } from './built-page'
import { fastestLoads } from './main-thread'
import { firstVisit, kilobytes } from './page-bytes'
import { printTables, type Table } from './tables'

const columns: Partial<Record<Figure, string>> = {
  requests: 'requests',
  bytes: 'all, kB',
  html: 'HTML, kB',
  scriptOverBaseline: 'script over an empty page, kB',
  scriptFiles: 'script files',
  css: 'style, kB',
  fonts: 'fonts, kB',
  pictures: 'pictures, kB',
  rsc: 'the page as data, kB',
  prefetch: 'data fetched ahead, kB',
  prefetchedScript: 'script fetched ahead, kB',
}
const counts: readonly string[] = ['requests', 'scriptFiles']

const rounds = 3
const only = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const chosen = addresses.filter(({ address }) => only.length === 0 || only.includes(address))
const desk = '/services/listening-desk'

const baselineSite = await startSite({ directory: await buildBaseline(), port: await freePort() })
const site = await startSite({ port: await freePort() })
const threads = [
  { name: 'an empty page', url: baselineSite.url },
  { name: 'home page', url: site.url },
  { name: 'home page without scripts', url: site.url, scripts: false },
  { name: 'listening desk', url: site.url + desk },
  { name: 'listening desk without scripts', url: site.url + desk, scripts: false },
]
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
const faults: string[] = []
let tables: Table[]
try {
  tables = [await weighPages(), await timeMainThreads()]
} finally {
  await browser.close()
  await Promise.all([site.stop(), baselineSite.stop()])
}
printTables(tables)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function weighPages(): Promise<Table> {
  const baseline = (await firstVisit(browser, baselineSite.url, '/', 0)).script
  const rows: (string | number)[][] = []
  for (const { locale, path, address } of chosen) {
    const { figures } = await firstVisit(browser, site.url, address, baseline)
    const { rsc, blockingFonts, blockingScripts } = builtPage(mainSite, fileOf(locale, path))
    Object.assign(figures, { rsc, blockingFonts, blockingScripts })
    faults.push(...overBudget(path, address, figures))
    const shown = (Object.keys(columns) as Figure[]).map((figure) => {
      const value = figures[figure] ?? NaN
      return counts.includes(figure) ? value : kilobytes(value)
    })
    rows.push([address, ...shown])
  }
  return {
    title: 'A first visit to each page',
    columns: ['Page', ...Object.values(columns)],
    rows,
    notes: [`An empty page of the framework brings ${kilobytes(baseline)} kB of script.`],
  }
}

async function timeMainThreads(): Promise<Table> {
  const rows = await fastestLoads(browser, threads, rounds)
  const [empty, ...others] = rows
  for (const [name, { blocking, longest }] of others) {
    faults.push(
      ...overThreadBudget(name, { blocking: blocking - (empty?.[1].blocking ?? 0), longest }),
    )
  }
  const kinds = ['total', 'longest', 'blocking'] as const
  return {
    title: 'The main thread until a page is quiet, milliseconds on a processor four times slower',
    columns: ['Page', 'all', 'longest task', 'blocking'],
    rows: [...rows].map(([name, times]) => [name, ...kinds.map((kind) => Math.round(times[kind]))]),
    notes: [`The best of ${rounds} loads, taken in turn.`],
  }
}
