import { expect, test, type Page } from '@playwright/test'
import association from '../content/association.json'
import words from '../content/error-page.json'

/** Makes one method of the browser throw, until `window.mended` is set. */
async function breakMethod(page: Page, path: string) {
  await page.addInitScript((method) => {
    const [owner = '', name = ''] = method.split('#')
    const prototype = owner
      .split('.')
      .reduce<Record<string, never>>((value, key) => value[key] ?? value, window as never)
    const original = (prototype as Record<string, (...args: unknown[]) => unknown>)[name]
    Object.assign(prototype, {
      [name](this: unknown, ...args: unknown[]) {
        if (!('mended' in window)) throw new Error(`${method} is broken`)
        return original?.apply(this, args)
      },
    })
  }, path)
}

async function expectErrorScreen(page: Page, locale: 'it' | 'en') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title[locale])
  await expect(page).toHaveTitle(words.title[locale])
  await expect(page.locator(`main a[href="tel:${association.contacts.phone}"]`)).toBeVisible()
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible()
}

test('a page that fails says so in its language, with the phone, and can be tried again', async ({
  page,
}) => {
  await breakMethod(page, 'Date.prototype#toISOString')
  await page.goto('/en/services/listening-desk')
  await expectErrorScreen(page, 'en')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await page.getByRole('button', { name: words.retry.en }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title.en)
})

test('a shell that fails is replaced by a page that still has the phone', async ({ page }) => {
  await breakMethod(page, 'Date.prototype#getFullYear')
  await page.goto('/donations')
  await expectErrorScreen(page, 'it')
})
