// Pictures of every page and state in every language, at three widths, light and dark, for people
// to look at: screenshots/<light|dark>/<width>/<language>/<page or state>.png. Needs a build.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { announcingTime, buildKeyedSite } from '../e2e/support/keyed-site'
import { catalog } from '../e2e/support/catalog'
import { fillContact, fillDesk, openContact, openDesk, submitOf } from '../e2e/support/forms'
import { localizedPath, locales, sitePaths } from '../e2e/support/site'
import { mainSite, startSite } from '../e2e/support/site-server'
import type { Locale } from '../lib/i18n/locales'
import { browserPath } from './browser.mjs'

const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const
const wide = 1224
const directory = join(mainSite, 'screenshots')
/** A machine on which this takes longer has another problem. */
const patience = 15 * 60_000

type View = { scheme: (typeof schemes)[number]; width: number; locale: Locale }
type Shot = {
  name: string
  prepare: (page: Page, view: View) => Promise<unknown>
  /** The whole page, or the first screen only: what lies over the page has no length. */
  fullPage: boolean
  isFor?: (view: View) => boolean
  now?: string
  fromAnnouncingSite?: boolean
}

const pageShots: Shot[] = [...sitePaths, '/nope'].map((path) => ({
  name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
  prepare: (page, { locale }) => page.goto(localizedPath(path, locale)),
  fullPage: true,
}))

const isWide = ({ width }: View) => width >= wide
const isNarrow = (view: View) => !isWide(view)
const openHome = (page: Page, { locale }: View) => page.goto(localizedPath('/', locale))

async function openSideMenu(page: Page, view: View) {
  await openHome(page, view)
  await page.getByRole('button', { name: catalog[view.locale].Header.openMenu }).click()
}

const stateShots: Shot[] = [
  {
    name: 'state-submenu',
    isFor: isWide,
    fullPage: false,
    async prepare(page, view) {
      await openHome(page, view)
      await page.getByRole('banner').locator('nav summary').click()
    },
  },
  { name: 'state-side-menu', isFor: isNarrow, fullPage: false, prepare: openSideMenu },
  {
    name: 'state-side-menu-submenu',
    isFor: isNarrow,
    fullPage: false,
    async prepare(page, view) {
      await openSideMenu(page, view)
      await page.getByRole('dialog').locator('summary').click()
    },
  },
  {
    name: 'state-language',
    fullPage: false,
    async prepare(page, view) {
      await openHome(page, view)
      const selector = page.getByRole('banner').locator('details').filter({ hasText: 'English' })
      await selector.locator('summary').click()
    },
  },
  {
    name: 'state-contact-errors',
    fullPage: true,
    async prepare(page, { locale }) {
      await openContact(page, locale)
      await submitOf(page).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'state-contact-sent',
    fullPage: true,
    async prepare(page, { locale }) {
      await openContact(page, locale)
      await fillContact(page, 'Screenshot', locale)
      await submitOf(page).click()
      await page.locator('main h3:focus').waitFor()
    },
  },
  {
    name: 'state-desk-errors',
    fullPage: true,
    async prepare(page, { locale }) {
      await openDesk(page, locale)
      await submitOf(page).click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'state-desk-sent',
    fullPage: true,
    async prepare(page, { locale }) {
      await openDesk(page, locale)
      await fillDesk(page, 'Screenshot', locale)
      await submitOf(page).click()
      await page.locator('main h3:focus').waitFor()
    },
  },
  {
    name: 'state-welcome-and-notice',
    fullPage: false,
    now: announcingTime,
    fromAnnouncingSite: true,
    async prepare(page, view) {
      await openHome(page, view)
      await page.getByRole('dialog').waitFor()
    },
  },
]

async function take(browser: Browser, origins: Record<'main' | 'announcing', string>, view: View) {
  const problems: string[] = []
  const { scheme, width, locale } = view
  for (const shot of [...pageShots, ...stateShots]) {
    if (shot.isFor && !shot.isFor(view)) continue
    const path = join(directory, scheme, String(width), locale, `${shot.name}.png`)
    const page = await browser.newPage({
      baseURL: shot.fromAnnouncingSite ? origins.announcing : origins.main,
      viewport: { width, height: width < wide ? 740 : 800 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale,
    })
    try {
      page.setDefaultTimeout(20_000)
      if (shot.now) await page.clock.setFixedTime(new Date(shot.now))
      await shot.prepare(page, view)
      mkdirSync(dirname(path), { recursive: true })
      await page.screenshot({ path, fullPage: shot.fullPage, animations: 'disabled' })
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    } finally {
      await page.close()
    }
  }
  return problems
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

if (!existsSync(join(mainSite, '.next/BUILD_ID'))) {
  console.error('There is no build yet: npm run build')
  process.exit(1)
}
setTimeout(() => {
  console.error(`Not done after ${patience / 60_000} minutes: given up.`)
  process.exit(1)
}, patience).unref()

rmSync(directory, { recursive: true, force: true })
const announcing = await buildKeyedSite()
const env = { RATE_LIMIT_PER_HOUR: '10000' }
const servers = [
  await startSite({ port: await freePort(), env }),
  await startSite({ port: await freePort(), env, directory: announcing }),
]
process.on('exit', () => servers.forEach(({ stop }) => void stop()))
const [main = '', other = ''] = servers.map(({ url }) => url)
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const views = schemes.flatMap((scheme) =>
  widths.flatMap((width) => locales.map((locale): View => ({ scheme, width, locale }))),
)
const problems: string[] = []
async function work() {
  for (let view = views.shift(); view; view = views.shift()) {
    problems.push(...(await take(browser, { main, announcing: other }, view)))
    console.log(`${view.scheme}, ${view.width} px, ${view.locale}: done`)
  }
}
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
await browser.close()
await Promise.all(servers.map(({ stop }) => stop()))
for (const problem of problems) console.error(problem)
console.log(`Look at them in ${directory}`)
process.exit(problems.length > 0 ? 1 : 0)
