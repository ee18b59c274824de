import { expect, test } from '@playwright/test'
import { catalog } from './support/catalog'
import { addressesInTurn } from './support/site'

test.use({ javaScriptEnabled: false, locale: 'es-ES' })

test('a Spanish browser goes from Spanish to Italian and back', async ({ page }) => {
  await page.goto('/services')
  await expect(page).toHaveURL('/es/services')
  const selector = page.getByRole('banner').locator('details').filter({ hasText: 'Italiano' })
  await selector.locator('summary').click()
  await selector.getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/services')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await page.getByRole('banner').getByRole('link', { name: catalog.it.Menu.events }).click()
  await expect(page).toHaveURL('/events')
  await selector.locator('summary').click()
  await selector.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/events')
  await selector.locator('summary').click()
  await selector.getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/events')
})

for (const { address, locale } of addressesInTurn) {
  test(`${address} can be read, with menu, phone and helplines`, async ({ page, context }) => {
    await context.addCookies([
      { name: 'NEXT_LOCALE', value: locale, domain: 'localhost', path: '/' },
    ])
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    await expect(page.locator('#helplines a[href="tel:112"]').first()).toBeVisible()
    await expect(page.getByRole('contentinfo').locator('a[href^="tel:+39"]')).toBeVisible()
  })
}

test('the pages of the submenu are within reach', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/es')
  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('banner').getByRole('link', { name: catalog.es.Menu.workshops }).click()
  await expect(page).toHaveURL('/es/services/workshops')
})
