import { expect, test, type Page } from '@playwright/test'
import { colourViolations, stateViolations, violations } from './support/axe'
import { catalog } from './support/catalog'
import { addresses, localizedPath, locales } from './support/site'

/** As it stands, at this width: a menu closes when there is room for the other. */
async function expectAccessible(page: Page) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourViolations(page)).toEqual([])
}

const notFound = { locale: 'it' as const, address: '/nope' }

for (const locale of locales) {
  const own = [...addresses, notFound].filter((page) => page.locale === locale)

  test(`no page in ${locale} has an accessibility violation`, async ({ page }) => {
    test.setTimeout(own.length * 30_000)
    expect(own.length).toBeGreaterThan(12)
    for (const { address } of own) {
      await page.goto(address)
      expect.soft(await stateViolations(page, locale), address).toEqual([])
    }
  })
}

for (const locale of locales) {
  const words = catalog[locale].Header
  const home = localizedPath('/', locale)

  test(`the side menu and its submenu have none in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(home)
    await page.getByRole('button', { name: words.openMenu }).click()
    const dialog = page.getByRole('dialog', { name: words.menu })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.locator('summary').click()
    await expect(dialog.locator('details[open]')).toBeVisible()
    await expectAccessible(page)
  })

  test(`the submenu and the languages have none in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(home)
    const disclosures = page.getByRole('banner').locator('details:visible')
    await expect(disclosures).toHaveCount(2)
    for (const disclosure of await disclosures.all()) {
      await disclosure.locator('summary').click()
      await expect(disclosure.getByRole('link').first()).toBeVisible()
      await expectAccessible(page)
    }
  })
}

test('what fails would be seen', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@media (prefers-color-scheme: dark) { main p { color: #555 !important } }')
    document.adoptedStyleSheets = [sheet]
    document.querySelector('html')?.removeAttribute('lang')
  })
  expect((await violations(page)).join()).toMatch(/^html-has-lang: [^,]+$/)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect((await colourViolations(page)).join()).toMatch(/^color-contrast: /)
})
