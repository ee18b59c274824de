// `npm run bench:pages`: what each page of the production build costs a visitor who comes for the
// first time, on a weak phone: all that is fetched before they do anything, what links in view fetch
// ahead, and the work of the main thread. Fails over the budgets of budgets.ts. Needs a build. Addresses
// given are measured alone: `npm run bench:pages -- / /contacts`.
import { chromium } from '@playwright/test'
import { browserPath } from '../scripts/test-programs.mjs'
import { freePort } from '../testing/free-port'
import { mainAddresses } from '../testing/main-site'
import { mainSite, startSite } from '../testing/site-server'
import { overBudget, type Figure } from './budgets'
import { builtPage, fileOf } from './built-page'
import { firstVisit, kilobytes } from './page-bytes'

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
  mainThread: 'main thread, slow, ms',
}
const isInBytes = (label: string) => label.endsWith('kB')

const only = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const chosen = mainAddresses.filter(({ address }) => only.length === 0 || only.includes(address))
const site = await startSite({ port: await freePort() })
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
const faults: string[] = []
const rows: Record<string, string | number>[] = []
try {
  for (const { locale, path, address } of chosen) {
    const { rsc, blockingFonts, blockingScripts } = builtPage(mainSite, fileOf(locale, path))
    const visit = await firstVisit(browser, site.url, address)
    const figures = { ...visit, rsc, blockingFonts, blockingScripts }
    faults.push(...overBudget(path, address, figures))
    const shown = Object.entries(columns).map(([figure, label]) => {
      const value = figures[figure as Figure] ?? NaN
      return [label, isInBytes(label) ? kilobytes(value) : value] as const
    })
    rows.push({ page: address, ...Object.fromEntries(shown) })
  }
} finally {
  await browser.close()
  await site.stop()
}
console.table(rows)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
