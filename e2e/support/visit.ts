import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { analytics } from '../../lib/content/records'

/** A visitor who refused statistics, in a time that no test comes to: nobody is asked again. */
export const answered = {
  cookies: [
    {
      name: 'cc_cookie',
      value: `no.${analytics.policyVersion}.${Date.parse('2200-01-01')}`,
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
}

type Fixtures = {
  /**
   * Returns a new visitor's page with the clock stopped. It lasts as long as the test: an open page
   * would take part in all later ones of its worker.
   */
  visitAt: (now: string, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  visitAt: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (now, options) => {
      const context = await browser.newContext({ baseURL, locale: 'it-IT', ...options })
      contexts.push(context)
      const page = await context.newPage()
      await page.clock.setFixedTime(new Date(now))
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

/** Waits for the page's scripts: only they close a menu by Escape. */
export async function untilItRuns(page: Page) {
  const menu = page.locator('header details[open]')
  await expect(async () => {
    if ((await menu.count()) === 0) await page.locator('header summary').first().click()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** Waits for the question about statistics, and scrolls until it is asked. */
export async function meetQuestion(page: Page) {
  const title = page.locator('#consent-title')
  await expect(title).toBeAttached()
  await page.mouse.wheel(0, 200)
  await expect(title).toBeVisible()
}
