import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import type { SiteServer } from './site-server'

/** Returns a new visitor's page of a site that has a server of its own, with the clock stopped. */
export async function visitAt(
  browser: Browser,
  site: SiteServer,
  now: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'it-IT', ...options })
  const page = await context.newPage()
  await page.clock.setFixedTime(new Date(now))
  return page
}
