// `npm run screenshots`: pictures of every page and state in every language, at three widths, light
// and dark, for people to look at: screenshots/<light|dark>/<width>/<language>/<name>.png. Needs a
// build. Words after the command choose by name: npm run screenshots home state-contact-errors
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { locales } from '../../e2e/support/site'
import { mainSite, startSite } from '../../e2e/support/site-server'
import { buildTestSite, testSite } from '../../e2e/support/test-site'
import { freePort } from '../../testing/free-port'
import { launchBrowser, loadPictures } from './camera'
import { schemes, shots, wide, type View } from './shots'

const widths = [360, 768, 1280]
const directory = join(mainSite, 'screenshots')
/** A machine on which this takes longer has another problem. */
const timeout = 15 * 60_000

const chosen = process.argv.slice(2)
const wanted = chosen.length > 0 ? shots.filter(({ name }) => chosen.includes(name)) : shots
if (wanted.length === 0) stop(`No page or state has this name. There are:\n${names()}`)
if (!existsSync(join(mainSite, '.next/BUILD_ID'))) stop('There is no build yet: npm run build')
setTimeout(() => stop(`Not done after ${timeout / 60_000} minutes: given up.`), timeout).unref()

if (wanted === shots) rmSync(directory, { recursive: true, force: true })
await buildTestSite()
const env = { RATE_LIMIT_PER_HOUR: '10000' }
const site = await startSite({ port: await freePort(), env })
const announcingSite = await startSite({ port: await freePort(), env, directory: testSite })
const servers = [site, announcingSite]
process.on('exit', () => servers.forEach(({ stop }) => void stop()))
const browser = await launchBrowser()

const views = schemes.flatMap((scheme) =>
  widths.flatMap((width) => locales.map((locale): View => ({ scheme, width, locale }))),
)
const problems: string[] = []
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
await browser.close()
await Promise.all(servers.map(({ stop }) => stop()))
for (const problem of problems) console.error(problem)
console.log(`Look at them in ${directory}`)
process.exit(problems.length > 0 ? 1 : 0)

async function work() {
  for (let view = views.shift(); view; view = views.shift()) {
    problems.push(...(await take(browser, view)))
    console.log(`${view.scheme}, ${view.width} px, ${view.locale}: done`)
  }
}

async function take(browser: Browser, view: View): Promise<string[]> {
  const problems: string[] = []
  const { scheme, width, locale } = view
  for (const shot of wanted) {
    if (shot.isFor && !shot.isFor(view)) continue
    const path = join(directory, scheme, String(width), locale, `${shot.name}.png`)
    const page = await browser.newPage({
      baseURL: shot.now ? announcingSite.url : site.url,
      viewport: { width, height: width < wide ? 740 : 800 },
      // Phones and tablets keep no room for a scroll bar.
      isMobile: width < wide,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      locale,
    })
    try {
      page.setDefaultTimeout(20_000)
      if (shot.now) await page.clock.setFixedTime(new Date(shot.now))
      await shot.prepare(page, view)
      await loadPictures(page)
      // What sticks to the screen would cover the middle of a whole page.
      if (shot.fullPage) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      mkdirSync(dirname(path), { recursive: true })
      await page.screenshot({ path, fullPage: shot.fullPage })
    } catch (error) {
      problems.push(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    } finally {
      await page.close()
    }
  }
  return problems
}

function names(): string {
  return shots.map(({ name }) => name).join('\n')
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
