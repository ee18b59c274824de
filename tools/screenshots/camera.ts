import { chromium, type Browser, type Page } from '@playwright/test'
import { browserPath } from '../../scripts/test-programs.mjs'

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** Waits for all pictures of a page, those further down too. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )
}
