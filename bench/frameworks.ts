// `npm run bench:frameworks`: the contacts page of the production build beside the same page built with
// Nuxt and with Astro, as plain HTML, and beside an empty page of Next.js: what each sends to a phone
// that comes for the first time, and what it costs its main thread. The peers get our markup, texts,
// style sheets and fonts from the build, and must do what the page does, or the run fails. Installs
// and builds them. Needs a build.
import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page, type Request } from '@playwright/test'
import { freePort } from '../e2e/support/free-port'
import { localizedPath, locales } from '../e2e/support/site'
import { mainSite, startSite } from '../e2e/support/site-server'
import { browserPath } from '../scripts/browser-path.mjs'
import { buildBaseline } from './baseline'
import { buildPeer } from './frameworks/build'
import { faultsOf, tryForm } from './frameworks/check'
import { generate } from './frameworks/generate'
import { outline, withoutScripts } from './frameworks/markup'
import { fileIn, serve } from './frameworks/serve'
import { fastestLoads } from './main-thread'
import { printTables } from './tables'

type Candidate = {
  name: string
  url: string
  path: string
  /** Whether it does in the browser what our page does. */
  acts: boolean
}
type Sent = { kind: string; bytes: number }

const rounds = 5
const path = '/contacts'
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, locale: 'it-IT' }

generate(mainSite)
const nuxt = await buildPeer('nuxt', '.output/public')
const astro = await buildPeer('astro', 'dist')
const baselineSite = await startSite({ directory: await buildBaseline(), port: await freePort() })
const site = await startSite({ port: await freePort() })
const servers = [
  await serve((name) => fileIn(nuxt, name), await freePort()),
  await serve((name) => fileIn(astro, name), await freePort()),
  await serve(plainFile, await freePort()),
] as const
const [nuxtSite, astroSite, plainSite] = servers
const ours = { name: 'this site (Next.js)', url: site.url, path, acts: true }
const peers = [
  { name: 'Nuxt', url: nuxtSite.url, path, acts: true },
  { name: 'Astro', url: astroSite.url, path, acts: true },
]
const candidates: Candidate[] = [
  { name: 'an empty page of Next.js', url: baselineSite.url, path: '/', acts: false },
  ours,
  ...peers,
  { name: 'plain HTML: this page without scripts', url: plainSite.url, path, acts: false },
]

const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
const faults: string[] = []
try {
  for (const peer of [ours, ...peers]) await check(browser, peer)
  if (faults.length === 0) await compare(browser)
} finally {
  await browser.close()
  await Promise.all([site, baselineSite, ...servers].map((server) => server.stop()))
}
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

/** A peer whose page is not ours in every language, or does not do what ours does, is none. */
async function check(browser: Browser, { name, url }: Candidate): Promise<void> {
  for (const locale of locales) {
    const address = localizedPath(path, locale)
    const [own, other] = await Promise.all([site.url, url].map((origin) => read(origin, address)))
    const expected = outline(own ?? '')
    const found = outline(other ?? '')
    const at = expected.findIndex((part, index) => part !== found[index])
    if (expected.length === 0 || at >= 0 || found.length !== expected.length) {
      const here = (list: string[]) => list.slice(Math.max(0, at - 3), at + 3).join(' ')
      faults.push(`${name}, ${address}: "${here(found)}" instead of "${here(expected)}".`)
    }
  }
  const { page } = await visit(browser)
  page.setDefaultTimeout(10_000)
  faults.push(...(await faultsOf(page, url)).map((fault) => `${name}: ${fault}`))
  await page.context().close()
}

async function compare(browser: Browser): Promise<void> {
  const weights = []
  for (const candidate of candidates) weights.push(await weigh(browser, candidate))
  const loads = candidates.map(({ name, url, path }) => ({ name, url: url + path }))
  const times = await fastestLoads(browser, loads, rounds)
  printTables([
    {
      title: 'The contacts page: what a first visit fetches',
      columns: [
        'page',
        'script files',
        'script, kB',
        'script once the form was used, kB',
        'HTML, kB',
        'of it scripts and their data, kB',
        'CSS, kB',
        'requests',
      ],
      rows: weights,
      notes: [
        'Bytes are those of gzip at the level of zlib itself, without headers; a kB is 1,000 bytes. Scripts in the page count as HTML: React’s data for hydration, Nuxt’s payload, and all of Astro’s scripts, which it puts there because they are small.',
        'What is fetched ahead for pages that are linked is left out.',
        'The peers get markup, texts, CSS and fonts from our build; the run fails unless every language has the same elements and words as ours, and menu, language selector and form work. Only this page exists in them, and their tools make one style sheet of our five.',
        'Ours does more in the browser: a summary of all errors with links, the schema that the server checks with too, answers kept over a reload, a warning before unsent text is left, several kinds of failure, a check for newer builds. The peers check by a few rules of their own, show errors at the fields and move to the first; Nuxt in plain Vue, Astro with the Constraint Validation API.',
        'In Nuxt what only search engines read stays out of the scripts, and messages are those of this page alone. Its templates are made from our markup, with components for icons and links, but without loops for lists; by hand they would be a little smaller.',
        'Nuxt 4.4.5 and Astro 5.18.2 are the newest versions that run on Node.js 20, which this site supports.',
      ],
    },
    {
      title: 'The contacts page: main thread on a processor four times slower',
      columns: [
        'page',
        'total, ms',
        'longest task, ms',
        'beyond 50 ms a task, ms',
        'script, ms',
        'style, ms',
        'layout, ms',
      ],
      rows: [...times].map(([name, { total, longest, blocking, script, style, layout }]) => [
        name,
        ...[total, longest, blocking, script, style, layout].map(Math.round),
      ]),
      notes: [
        `CPU time of the thread until the page is quiet, in a window of 360 × 740; the load with the lowest total of ${rounds}, all pages in turn. What links in view fetch ahead is included: only ours has other pages to fetch.`,
      ],
    },
  ])
}

async function weigh(browser: Browser, { name, url, path, acts }: Candidate) {
  const { page, sent } = await visit(browser)
  await page.goto(url + path)
  await quiet(page)
  const first = await sent()
  const of = (list: Sent[], kind: string) => list.filter((entry) => entry.kind === kind)
  const kilobytes = (list: Sent[], kind: string) =>
    inKilobytes(of(list, kind).reduce((sum, { bytes }) => sum + bytes, 0))
  const html = await read(url, path)
  if (acts) {
    await tryForm(page)
    await quiet(page)
  }
  const all = await sent()
  await page.context().close()
  return [
    name,
    of(first, 'script').length,
    kilobytes(first, 'script'),
    acts ? kilobytes(all, 'script') : '–',
    kilobytes(first, 'document'),
    inKilobytes(gzipSync(html).length - gzipSync(withoutScripts(html)).length),
    kilobytes(first, 'stylesheet'),
    first.length,
  ]
}

/** Opens a window that has never been anywhere and fetches nothing ahead. */
async function visit(browser: Browser) {
  const page = await (await browser.newContext(phone)).newPage()
  await page.route('**/*', (route) =>
    route.request().headers()['next-router-prefetch'] ? route.abort() : route.continue(),
  )
  const ended: Request[] = []
  page.on('requestfinished', (request) => ended.push(request))
  const sent = (): Promise<Sent[]> =>
    Promise.all(
      ended.map(async (request) => ({
        kind: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    )
  return { page, sent }
}

function inKilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

/** Long enough for what the page does once it is idle. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
  await page.waitForLoadState('networkidle')
}

async function read(origin: string, address: string): Promise<string> {
  return (await fetch(origin + address)).text()
}

function plainFile(name: string) {
  const page = name === path ? fileIn(`${mainSite}/.next/server/app/it`, path) : undefined
  if (page) return { ...page, content: Buffer.from(withoutScripts(page.content.toString('utf8'))) }
  return fileIn(`${mainSite}/.next`, name.replace(/^\/_next\//, '/'))
}
