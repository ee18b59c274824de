// `npm run bench:pages`: what each page of the production build costs a visitor who comes for the
// first time, on a phone: all that is fetched before they do anything, what of it goes unused, what
// links in view fetch ahead, and what a step to the page costs from the home page. Then the main
// thread of the two heaviest pages, on a processor four times slower, beside an empty page of the
// framework. Fails over the budgets of budgets.ts. Needs a build. Addresses given are measured alone:
// `npm run bench:pages -- / /contacts`.
import { chromium, type Page, type Request } from '@playwright/test'
import { freePort } from '../e2e/support/free-port'
import { rawRequest } from '../e2e/support/raw-request'
import { addresses, localizedPath } from '../e2e/support/site'
import { mainSite, startSite } from '../e2e/support/site-server'
import type { Locale } from '../lib/i18n/locales'
import { browserPath } from '../scripts/browser-path.mjs'
import { overBudget, overThreadBudget, type Figure, type Figures } from './budgets'
import { builtPage, fileOf } from './built-page'
import { buildFloor } from './floor'
import { mainThread, type MainThread } from './main-thread'
import { record, type Table } from './record'

type Sent = { address: string; kind: string; format: string; bytes: number }
type Range = { startOffset: number; endOffset: number; count: number }
type Router = { next: { router: { push: (address: string) => void } } }

const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: 'it-IT',
}

const counts: readonly (Figure | 'images')[] = [
  'requests',
  'cssFiles',
  'scriptFiles',
  'blockingScripts',
  'thirdParties',
  'prefetchBeforePaint',
]

const rounds = 3
const only = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const chosen = addresses.filter(({ address }) => only.length === 0 || only.includes(address))
const desk = '/services/listening-desk'

const floorSite = await startSite({ directory: await buildFloor(), port: await freePort() })
const site = await startSite({ port: await freePort() })
const threads: [name: string, url: string, scripts?: boolean][] = [
  ['an empty page', floorSite.url],
  ['home page', site.url],
  ['home page without scripts', site.url, false],
  ['listening desk', site.url + desk],
  ['listening desk without scripts', site.url + desk, false],
]
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
const faults: string[] = []
const version = browser.version()
let tables: Table[]
try {
  tables = [...(await weighPages()), await timeMainThreads()]
} finally {
  await browser.close()
  await Promise.all([site.stop(), floorSite.stop()])
}
await record('pages', tables, { Chromium: version })
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function weighPages(): Promise<Table[]> {
  const floor = (await measure(floorSite.url, '/', 0)).script
  const rows: Record<string, Figures & { images: string }> = {}
  for (const { locale, path, address } of chosen) {
    const { figures, images } = await measure(site.url, address, floor)
    const { rsc, blockingFonts, blockingScripts } = builtPage(mainSite, fileOf(locale, path))
    Object.assign(figures, { rsc, blockingFonts, blockingScripts })
    figures.softNavigation = await softNavigation(site.url, locale, address)
    rows[address] = { ...figures, images: images.join(', ') }
    faults.push(...overBudget(path, address, figures))
  }
  const table = (
    title: string,
    columns: Partial<Record<Figure | 'images', string>>,
    more = {},
  ) => ({
    title,
    columns: ['Page', ...Object.values(columns)],
    rows: Object.entries(rows).map(([address, row]) => [
      address,
      ...(Object.keys(columns) as (Figure | 'images')[]).map((figure) => readable(row, figure)),
    ]),
    ...more,
  })
  return [
    table(
      'A first visit to each page: what is fetched',
      {
        requests: 'requests',
        bytes: 'all, kB',
        html: 'HTML, kB',
        css: 'style, kB',
        cssFiles: 'style sheets',
        fonts: 'fonts, kB',
        images: 'pictures, kB',
        thirdParties: 'from others',
      },
      { chart: 'all, kB' },
    ),
    table(
      'A first visit to each page: script and what goes unused',
      {
        scriptOverFloor: 'script over an empty page, kB',
        scriptFiles: 'script files',
        blockingScripts: 'blocking ones',
        unusedScript: 'unused script, kB of text',
        unusedCss: 'unused style, kB of text',
      },
      {
        chart: 'script over an empty page, kB',
        notes: [
          `An empty page of the framework brings ${kilobytes(floor)} kB of script.`,
          'What goes unused is measured before the page is scrolled, and not compressed.',
        ],
      },
    ),
    table('Further pages', {
      rsc: 'the page as data, kB',
      softNavigation: 'a step to it, nothing fetched ahead, kB',
      prefetch: 'data that its links fetch ahead, kB',
      prefetchedScript: 'script that they fetch ahead, kB',
      prefetchBeforePaint: 'requests ahead before the first paint',
    }),
  ]
}

function readable(row: Figures & { images: string }, figure: Figure | 'images'): string | number {
  if (figure === 'images') return row.images || '0'
  const value = row[figure] ?? NaN
  return counts.includes(figure) ? value : kilobytes(value)
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

async function timeMainThreads(): Promise<Table> {
  const rows: Record<string, MainThread> = {}
  // In turn, and the best of each: whatever else the machine does makes it only slower.
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url, scripts = true] of threads) {
      const now = await mainThread(browser, url, scripts)
      const best = rows[name] ?? now
      rows[name] = now.total < best.total ? now : best
    }
  }
  const [empty, ...others] = Object.entries(rows)
  for (const [name, { blocking, longest }] of others) {
    faults.push(
      ...overThreadBudget(name, { blocking: blocking - (empty?.[1].blocking ?? 0), longest }),
    )
  }
  const kinds = ['total', 'longest', 'blocking', 'script', 'style', 'layout', 'paint'] as const
  return {
    title: 'The main thread until a page is quiet, milliseconds on a processor four times slower',
    columns: ['Page', 'all', 'longest task', 'blocking', 'script', 'style', 'layout', 'paint'],
    rows: Object.entries(rows).map(([name, times]) => [
      name,
      ...kinds.map((kind) => Math.round(times[kind])),
    ]),
    notes: [`The best of ${rounds} loads, taken in turn.`],
    chart: 'all',
  }
}

/**
 * Opens a page in a browser that has never been there and scrolls it to its end; then once more in
 * another one, which may fetch ahead: what that one fetches besides is for pages linked.
 */
async function measure(url: string, address: string, floor: number) {
  const { page, sent } = await visit({ ahead: false })
  await page.coverage.startJSCoverage()
  await page.coverage.startCSSCoverage()
  await page.goto(url + address)
  await quiet(page)
  const unusedScript = unused(await page.coverage.stopJSCoverage(), ({ source = '', functions }) =>
    usedScript(source, functions),
  )
  const unusedCss = unused(await page.coverage.stopCSSCoverage(), ({ ranges }) =>
    sum(ranges.map(({ start, end }) => end - start)),
  )
  await scrollThrough(page)
  await quiet(page)
  const own = await sent()
  await page.context().close()

  const { ahead, beforePaint } = await fetchedAhead(
    url + address,
    own.map((entry) => entry.address),
  )
  const script = bytes(own, 'script')
  const images = own.filter(({ kind }) => kind === 'image')
  const figures: Figures = {
    requests: own.length,
    bytes: bytes(own),
    html: bytes(own, 'document'),
    scriptOverFloor: script - floor,
    scriptFiles: own.filter(({ kind }) => kind === 'script').length,
    unusedScript,
    css: bytes(own, 'stylesheet'),
    cssFiles: own.filter(({ kind }) => kind === 'stylesheet').length,
    unusedCss,
    fonts: bytes(own, 'font'),
    pictures: bytes(images),
    rawPictures: images.filter(({ format }) => !/avif|webp|svg/.test(format)).length,
    thirdParties: own.filter((entry) => new URL(entry.address).origin !== url).length,
    prefetch: bytes(ahead, 'rsc'),
    prefetchedScript: bytes(ahead, 'script'),
    prefetchBeforePaint: beforePaint,
  }
  return { figures, script, images: byFormat(images) }
}

function byFormat(images: Sent[]): string[] {
  const formats = [...new Set(images.map(({ format }) => format))]
  return formats.map((name) => {
    const size = bytes(images.filter(({ format }) => format === name))
    return `${name} ${kilobytes(size)}`
  })
}

async function fetchedAhead(url: string, own: string[]) {
  const { page, sent } = await visit({ ahead: true })
  await page.goto(url)
  await quiet(page)
  await scrollThrough(page)
  await quiet(page)
  const all = await sent()
  const beforePaint = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    const resources = performance.getEntriesByType('resource')
    return resources.filter((entry) => entry.name.includes('_rsc=') && entry.startTime < paint)
      .length
  })
  await page.context().close()
  return { ahead: all.filter(({ address }) => !own.includes(address)), beforePaint }
}

/** What a step to a page costs a visitor for whom nothing of it was fetched ahead. */
async function softNavigation(url: string, locale: Locale, address: string): Promise<number> {
  const { page, sent } = await visit({ ahead: false })
  // From another page, or the step would be none.
  const start = localizedPath(address === localizedPath('/', locale) ? '/about-us' : '/', locale)
  await page.goto(url + start)
  await quiet(page)
  const before = (await sent()).length
  await page.evaluate((to) => (window as unknown as Router).next.router.push(to), address)
  await page.waitForURL(url + address)
  await quiet(page)
  const step = (await sent()).slice(before)
  await page.context().close()
  return bytes(step)
}

async function visit({ ahead }: { ahead: boolean }) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  if (!ahead) {
    await page.route('**/*', (route) =>
      route.request().headers()['next-router-prefetch'] ? route.abort() : route.continue(),
    )
  }
  const ended: Request[] = []
  page.on('requestfinished', (request) => ended.push(request))
  // The router ends an answer itself once it has read all that it needs.
  page.on('requestfailed', (request) => {
    if (ahead || !request.headers()['next-router-prefetch']) ended.push(request)
  })
  return { page, sent: () => Promise.all(ended.map(weigh)) }
}

/** Long enough for what the page does once it is idle. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
  await page.waitForLoadState('networkidle')
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

async function weigh(request: Request): Promise<Sent> {
  const type = (await request.response())?.headers()['content-type'] ?? ''
  return {
    address: request.url(),
    kind: request.headers().rsc ? 'rsc' : request.resourceType(),
    format: type.replace(/^image\/|[+;].*/g, ''),
    bytes: request.failure() ? await bytesOf(request) : (await request.sizes()).responseBodySize,
  }
}

/** Browsers do not tell the size of an answer that was not read to its end. */
async function bytesOf(request: Request): Promise<number> {
  const { origin, pathname, search } = new URL(request.url())
  const headers = { ...(await request.allHeaders()), 'accept-encoding': 'gzip' }
  return (await rawRequest(origin, pathname + search, { headers })).body.length
}

function bytes(list: Sent[], kind?: string): number {
  return sum(list.filter((entry) => !kind || entry.kind === kind).map((entry) => entry.bytes))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function unused<File extends { source?: string; text?: string }>(
  files: File[],
  used: (file: File) => number,
): number {
  return sum(files.map((file) => (file.source ?? file.text ?? '').length - used(file)))
}

/** V8 tells of functions in functions: the innermost range around a character counts. */
function usedScript(source: string, functions: { ranges: Range[] }[]): number {
  const runs = new Uint8Array(source.length)
  const ranges = functions.flatMap((entry) => entry.ranges)
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  for (const { startOffset, endOffset, count } of ranges) {
    runs.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  }
  return runs.reduce((total, run) => total + run, 0)
}
