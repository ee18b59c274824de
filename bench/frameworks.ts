// `npm run bench:frameworks`: the contacts page without its look, written plainly with Nuxt and Astro:
// a header with menu and languages, our texts, and a form with the same four rules. What each sends to
// a phone that comes for the first time, and what it costs its main thread, beside our real page and an
// empty one of Next.js. Fails if an app does not do or say what our page does. Installs and
// builds the apps. Needs a build.
import { chromium } from '@playwright/test'
import { startSite } from '../e2e/support/site-server'
import { browserPath } from '../scripts/browser-path.mjs'
import { freePort } from '../testing/free-port'
import { buildBaseline } from './baseline'
import { buildApp } from './frameworks/build'
import { faultsOf, missingTexts, tryForm } from './frameworks/check'
import { serveFolder } from './frameworks/serve'
import { fastestLoads } from './main-thread'
import { bytes, kilobytes, quiet, visit } from './page-bytes'
import { printTables } from './tables'

const rounds = 5

const [nuxt, astro] = [buildApp('nuxt'), buildApp('astro')]
const servers = {
  'an empty page of Next.js': await startSite({
    directory: await buildBaseline(),
    port: await freePort(),
  }),
  'this site (Next.js)': await startSite({ port: await freePort() }),
  Nuxt: await serveFolder(`${nuxt}/.output/public`, await freePort()),
  Astro: await serveFolder(`${astro}/dist`, await freePort()),
}
const pages = Object.entries(servers).map(([name, { url }], index) => ({
  name,
  url: index === 0 ? url : `${url}/contacts`,
  origin: url,
  isEmpty: index === 0,
  isOurs: index === 1,
}))
type Measured = (typeof pages)[number]

const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
const faults: string[] = []
try {
  for (const measured of pages) faults.push(...(await check(measured)))
  if (faults.length === 0) await compare()
} finally {
  await browser.close()
  await Promise.all(Object.values(servers).map((server) => server.stop()))
}
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

async function check({ name, origin, isEmpty, isOurs }: Measured): Promise<string[]> {
  if (isEmpty) return []
  const { page } = await visit(browser, { ahead: false })
  page.setDefaultTimeout(20_000)
  const found = await faultsOf(page, origin)
  // Ours is where the texts come from, with links in them.
  if (!isOurs) found.push(...(await missingTexts(page, origin)))
  await page.context().close()
  return found.map((fault) => `${name}: ${fault}`)
}

async function compare(): Promise<void> {
  const weights = new Map<string, (string | number)[]>()
  for (const measured of pages) weights.set(measured.name, await weigh(measured))
  const times = await fastestLoads(browser, pages, rounds)
  const rows = [...times].map(([name, { total, longest, blocking }]) => [
    name,
    ...(weights.get(name) ?? []),
    ...[total, longest, blocking].map(Math.round),
  ])
  printTables([
    {
      title:
        'The contacts page: a first visit, and the main thread on a processor four times slower',
      columns: [
        'page',
        'script files',
        'script, kB',
        'script once the form was used, kB',
        'HTML, kB',
        'all, kB',
        'requests',
        'main thread, ms',
        'longest task, ms',
        'blocking, ms',
      ],
      rows,
      notes: [
        'Sizes are as sent, gzip. What is fetched ahead for other pages is left out of them; the main thread has it.',
        'The apps have no style, fonts or icons, and no translation library; texts reach them as files. Our page adds its look, a summary of errors, answers kept over a reload, and a check for newer builds.',
        `The best of ${rounds} loads, taken in turn.`,
      ],
    },
  ])
}

async function weigh({ url, isEmpty }: Measured): Promise<(string | number)[]> {
  const { page, sent } = await visit(browser, { ahead: false })
  await page.goto(url)
  await quiet(page)
  const first = await sent()
  if (!isEmpty) {
    await tryForm(page)
    await quiet(page)
  }
  const later = await sent()
  await page.context().close()
  return [
    first.filter(({ kind }) => kind === 'script').length,
    kilobytes(bytes(first, 'script')),
    isEmpty ? '–' : kilobytes(bytes(later, 'script')),
    kilobytes(bytes(first, 'document')),
    kilobytes(bytes(first)),
    first.length,
  ]
}
