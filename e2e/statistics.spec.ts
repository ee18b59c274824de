import { expect, test, type Page } from '@playwright/test'
import { serviceParameter } from '../lib/pages'
import { answerQuestions } from './support/dialogs'
import { catalog, localizedPath } from './support/site'
import { betrayed, pageViews, secret, walk } from './support/spied-walk'
import { spyingTag } from './support/spying-tag'
import { meetQuestion } from './support/visit'

// Visitors who have not been asked yet.
test.use({ storageState: { cookies: [], origins: [] } })

const words = catalog.it.Consent.banner

/** Says yes on a page that is counted, and returns all that the tag sees from then on. */
async function accept(page: Page) {
  const seen = await spyingTag(page)
  await page.goto('/about-us')
  await meetQuestion(page)
  await page.getByRole('button', { name: words.accept, exact: true }).click()
  await expect.poll(() => pageViews(seen)).toBe(1)
  return seen
}

const isTagged = (page: Page) => page.locator('script[src*="googletagmanager"]')

async function follow(page: Page, path: string) {
  await page.locator(`:is(main, footer) a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(path)
}

test('the tag runs on no page with a form, and sees nothing that is typed', async ({ page }) => {
  answerQuestions(page, 'leave')
  const seen = await accept(page)
  for (const path of ['/contacts', '/services/listening-desk']) {
    await follow(page, path)
    await page.locator('form textarea').first().pressSequentially(secret)
    await expect(isTagged(page)).toHaveCount(0)
    await follow(page, '/about-us')
    await expect(isTagged(page)).toHaveCount(1)
  }
  await expect.poll(() => pageViews(seen)).toBe(3)
  expect(betrayed(seen)).toEqual([])
})

test('no 404 is seen, not even of an event, nor an address with a query', async ({ page }) => {
  const seen = await accept(page)
  for (const address of [`/events/${secret}`, `/about-us?utm_source=${secret}`]) {
    await page.goto(address)
    await follow(page, '/donations')
    await expect(isTagged(page)).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(isTagged(page)).toHaveCount(0)
    await page.goForward()
    await expect(isTagged(page)).toHaveCount(1)
  }
  await follow(page, '/services/workshops')
  await page.locator('main a[href="/services/psychological-services"]').first().click()
  await page.locator(`main a[href*="?${serviceParameter}="]`).first().click()
  await expect(page).toHaveURL(/\/contacts\?/)
  await expect(isTagged(page)).toHaveCount(0)
  expect(betrayed(seen)).toEqual([])
})

// Longer ones: statistics.weekly.ts.
test('on a walk by chance nothing of help is seen', async ({ page }) => {
  test.setTimeout(90_000)
  answerQuestions(page, 'leave')
  const seen = await accept(page)
  await page.goto(localizedPath('/', 'en'))
  const seed = Date.now() % 1_000_000
  const done = await walk(page, { seed, length: 15 })
  expect(betrayed(seen), [`Seed ${seed}`, ...done].join('\n')).toEqual([])
})
