import { expect, test, type Page } from '@playwright/test'
import association from '../content/association.json'
import words from '../content/error-page.json'
import { catalog } from './support/site'

const unknown = [
  ['/nope', 'it', '/nope'],
  ['/es/a/b', 'es', '/es/a/b'],
  ['/en/events/none', 'en', '/en/events/none'],
  // What is no plain path could be a sentence of somebody else's under our name.
  ['/%5Blocale%5D', 'it', ''],
  ['/en/<img src=x onerror=alert(1)>', 'en', ''],
  ['/Lo sportello ha cambiato numero: chiama 3331234567', 'it', ''],
  ['/sportello-nuovo-numero-333-1234567', 'it', ''],
  ['/en/the-desk-has-moved-to-another-place-call-us-there', 'en', ''],
] as const

test('an unknown address is the 404 in its language, and names what is plainly a path', async ({
  page,
}) => {
  for (const [address, locale, path] of unknown) {
    const own = catalog[locale].NotFoundPage
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path ? `${own.title}: ${path}` : own.title,
    )
    await expect(page.locator('h1 img')).toHaveCount(0)
    await expect(page).toHaveTitle(own.title)
    const phone = page.locator(`main a[href="tel:${association.contacts.phone}"]`)
    await expect(phone.filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('#helplines a[href="tel:112"]').first()).toBeVisible()
  }
})

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
  // Called where a form begins, and nowhere around pages.
  await breakMethod(page, 'Object#fromEntries')
  await page.goto('/en/contacts')
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
