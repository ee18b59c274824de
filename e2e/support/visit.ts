import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import type { SiteServer } from './site-server'

type Fixtures = {
  /**
   * Returns a new visitor's page of a site that has a server of its own, with the clock stopped. It
   * lasts as long as the test: an open page would take part in all later ones of its worker.
   */
  visitAt: (site: SiteServer, now: string, options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  visitAt: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (site, now, options) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'it-IT', ...options })
      contexts.push(context)
      const page = await context.newPage()
      await page.clock.setFixedTime(new Date(now))
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
