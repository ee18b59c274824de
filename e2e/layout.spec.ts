import { expect, test, type Page } from '@playwright/test'
import { defaultLocale } from '../lib/i18n/locales'
import { recordShifts, recordedShifts, twoFrames } from './support/layout-shifts'
import { addresses, locales } from './support/site'

test.use({ reducedMotion: 'no-preference' })

const fonts = /\.woff2(\?|$)/

test.beforeEach(({ page }) => recordShifts(page))

/** Goes through the page, one screen at a time, so that all of it is painted. */
async function scrollThrough(page: Page) {
  const screens = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  )
  expect(screens).toBeGreaterThan(1)
  for (let screen = 1; screen <= screens; screen++) {
    await page.evaluate((top) => scrollTo({ top: top * innerHeight, behavior: 'instant' }), screen)
    await twoFrames(page)
  }
}

/** The default language at both widths, the others in turn: their words are what differs. */
const visits = [...addresses, { locale: 'it' as const, address: '/nope' }]
const others = locales.filter((locale) => locale !== defaultLocale)

for (const [turn, width] of [360, 1280].entries()) {
  test.describe(`at ${width} px nothing moves by itself`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const locale of locales) {
      if (locale !== defaultLocale && others.indexOf(locale) % 2 !== turn) continue
      const own = visits.filter((visit) => visit.locale === locale)

      test(`in ${locale}, to the end of each page without the fonts, and when they come`, async ({
        page,
      }) => {
        test.setTimeout(own.length * 30_000)
        expect(own.length).toBeGreaterThan(12)
        let asked = 0
        let release = () => {}
        let released: Promise<void>
        await page.route(fonts, async (route) => {
          asked++
          await released
          await route.continue()
        })
        for (const { address } of own) {
          asked = 0
          released = new Promise<void>((resolve) => (release = resolve))
          await page.goto(address, { waitUntil: 'domcontentloaded' })
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint').length > 0,
          )
          await expect.poll(() => asked, address).toBeGreaterThan(0)
          await scrollThrough(page)
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          expect.soft(await recordedShifts(page), `${address} without the fonts`).toEqual([])

          release()
          await page.waitForLoadState('load')
          await page.evaluate(() => document.fonts.ready)
          expect.soft(await recordedShifts(page), `${address} with them`).toEqual([])
        }
      })
    }
  })
}

test('something that moves would be seen', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  // On a busy machine the header may be painted in two pieces.
  const before = await recordedShifts(page)
  await page.evaluate(() => document.body.prepend(document.createElement('hr')))
  await expect.poll(() => recordedShifts(page)).toHaveLength(before.length + 1)
})
