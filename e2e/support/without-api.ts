import { expect, type Page } from '@playwright/test'
import errorPage from '../../content/error-page.json'
import exit from '../../content/exit.json'
import { withhold, type Absence } from './browser-apis'
import { contactSuccess, fillContact, formOf, submitOf, uniqueText } from './forms'
import { emailsWith } from './outbox'
import { catalog } from './site'

/**
 * Reads, writes, goes on and leaves in a browser that lacks something. By React or, where it cannot
 * start, as without script: what counts is that all of it works, and that nothing speaks of an error.
 */
export async function expectUsable(page: Page, absence: Absence): Promise<void> {
  await withhold(page, absence)
  await page.route(`${new URL(exit.url.it).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await page.goto('/contacts')
  await settled(page)
  await expectNoErrorScreen(page)
  const text = uniqueText()
  await fillContact(page, text)
  await submitOf(page).click()
  const { title } = catalog.it.FormSent
  await expect(
    contactSuccess(page).or(page.getByRole('heading', { name: title, level: 1 })),
  ).toBeVisible()
  expect(await emailsWith(text)).toHaveLength(1)

  await page.locator('footer a[href="/services/listening-desk"]').first().click()
  await expect(formOf(page)).toBeVisible()
  await settled(page)
  await expectNoErrorScreen(page)
  await page.locator('footer a[href="/events"]').first().click()
  await expect(page).toHaveURL('/events')
  await expect(page.locator('h1')).toBeVisible()
  await settled(page)
  await expectNoErrorScreen(page)
  await page.goto('/safety')
  await settled(page)
  await page.getByRole('link', { name: catalog.it.QuickExit.exit, exact: true }).click()
  await expect(page).toHaveTitle('Elsewhere')
}

/** Waits until React has taken over and its effects have run, or never will. */
async function settled(page: Page) {
  await page
    .waitForFunction(
      () =>
        Object.keys(document.querySelector('main a') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      undefined,
      { timeout: 3000 },
    )
    .catch(() => {})
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
}

async function expectNoErrorScreen(page: Page) {
  await expect(page.getByText(errorPage.title.it)).toHaveCount(0)
}
