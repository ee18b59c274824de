import { expect, type Page } from '@playwright/test'
import { stateViolations } from './support/axe'
import { policyFaults } from './support/policy-faults'
import { catalog, weekly } from './support/site'
import { announcingTime } from './support/test-site'
import { test } from './support/visit'

test.describe('the welcome', () => {
  const dialog = (page: Page) => page.getByRole('dialog')
  const close = (page: Page) =>
    dialog(page).getByRole('button', { name: catalog.it.WelcomeDialog.close })

  test('locks the page, closes by its button, the backdrop and Escape, and comes once in each tab', async ({
    visitAt,
  }) => {
    const visitor = (await visitAt(announcingTime)).context()
    for (const leave of [
      (page: Page) => close(page).click(),
      (page: Page) => page.mouse.click(5, 300),
      (page: Page) => page.keyboard.press('Escape'),
    ]) {
      const page = await visitor.newPage()
      const faults = await policyFaults(page)
      await page.goto('/')
      await expect(dialog(page)).toBeVisible()
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
      await expect(close(page)).toBeFocused()
      await leave(page)
      await expect(dialog(page)).toBeHidden()
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
      // At the end of the document, where the dialog stands, the next Tab would lead out of it.
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
      await page.goto('/about-us')
      await expect(page.locator('dialog[aria-labelledby="welcome-title"]')).toBeHidden()
      expect(faults).toEqual([])
      await page.close()
    }
  })

  // And from discreet pages: discreet.spec.ts.
  test('keeps away from the 404, and comes after it', weekly, async ({ visitAt }) => {
    const page = await visitAt(announcingTime)
    for (const address of ['/nope', '/events/nope']) {
      await page.goto(address)
      await expect(page.locator('[data-scene="not-found"]')).toBeAttached()
      await expect(dialog(page)).toBeHidden()
    }
    await page.locator('a[href="/events"]').last().click()
    await expect(page).toHaveURL('/events')
    await expect(dialog(page)).toBeVisible()
  })

  test('has no accessibility violation', weekly, async ({ visitAt }) => {
    const page = await visitAt(announcingTime)
    await page.goto('/')
    await expect(dialog(page)).toBeVisible()
    expect(await stateViolations(page)).toEqual([])
  })
})
