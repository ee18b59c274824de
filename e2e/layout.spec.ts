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

    const own = visits.filter(
      ({ locale }) => locale === defaultLocale || others.indexOf(locale) % 2 === turn,
    )
    for (const { address } of own) {
      test(`${address}, to its end without the fonts, and when they come`, async ({ page }) => {
        let asked = 0
        let release = () => {}
        const released = new Promise<void>((resolve) => (release = resolve))
        await page.route(fonts, async (route) => {
          asked++
          await released
          await route.continue()
        })
        await page.goto(address, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        )
        await expect.poll(() => asked).toBeGreaterThan(0)
        await scrollThrough(page)
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
        expect(await recordedShifts(page)).toEqual([])

        release()
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        expect(await recordedShifts(page)).toEqual([])
      })
    }
  })
}

test('something that moves would be seen', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => recordedShifts(page)).toEqual([])
  await page.evaluate(() => document.body.prepend(document.createElement('hr')))
  await expect.poll(() => recordedShifts(page)).toHaveLength(1)
})
