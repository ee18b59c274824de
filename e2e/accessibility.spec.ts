import { expect, test } from '@playwright/test'
import { violations } from './support/axe'
import { addresses } from './support/site'

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })

      for (const { address } of [...addresses, { address: '/en/nope' }]) {
        test(`${address} has no accessibility violation`, async ({ page }) => {
          await page.goto(address)
          expect(await violations(page)).toEqual([])
        })
      }
    })
  }
}

for (const { address } of addresses) {
  test(`${address} fits in 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
