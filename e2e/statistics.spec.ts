import { expect, test, type Page } from '@playwright/test'
import { serviceParameter } from '../lib/pages'
import { catalog, localizedPath, weekly } from './support/site'
import { betrayed, pageViews, secret, walk } from './support/spied-walk'
import { spyingTag } from './support/spying-tag'

// Visitors who have not been asked yet.
test.use({ storageState: { cookies: [], origins: [] } })

const desk = '/services/listening-desk'
const words = catalog.it.Consent.banner

/** Says yes on a page that is counted, and returns all that the tag sees from then on. */
async function accept(page: Page, path = '/about-us') {
  const seen = await spyingTag(page)
  await page.goto(path)
  await page.getByRole('button', { name: words.accept, exact: true }).click()
  await expect.poll(() => seen.filter((what) => what.includes('"page_view"')).length).toBe(1)
  return seen
}

const isTagged = (page: Page) => page.locator('script[src*="googletagmanager"]')

/** Goes from the page to another by one of its links, which loads a document. */
async function leaveFor(page: Page, path: string) {
  await page.locator(`:is(main, footer) a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(path)
}

test('the tag runs on no page with a form, and sees nothing that is typed', async ({ page }) => {
  const seen = await accept(page)
  for (const path of ['/contacts', desk]) {
    await leaveFor(page, path)
    await page.locator('form textarea').first().pressSequentially(secret)
    await expect(isTagged(page)).toHaveCount(0)
    page.once('dialog', (dialog) => dialog.accept())
    await leaveFor(page, '/about-us')
    await expect(isTagged(page)).toHaveCount(1)
  }
  await expect.poll(() => pageViews(seen)).toBe(3)
  expect(betrayed(seen)).toEqual([])
})

test('no 404 is seen, even where events have their addresses', weekly, async ({ page }) => {
  await accept(page)
  await page.goto('/events/primavera')
  await expect(isTagged(page)).toHaveCount(1)
  await page.goto(`/events/${secret.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`)
  await expect(page.locator('[data-scene="not-found"]')).toBeAttached()
  await page.getByRole('banner').getByRole('link').first().focus()
  await expect(isTagged(page)).toHaveCount(0)
})

test('no address with a query is seen, nor the one before it', weekly, async ({ page }) => {
  const seen = await accept(page)
  const psychology = '/services/psychological-services'
  await leaveFor(page, '/services')
  await page.locator(`main a[href="${psychology}"]`).first().click()
  await page.locator(`main a[href*="${serviceParameter}="]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/contacts\\?${serviceParameter}=`))
  await expect(isTagged(page)).toHaveCount(0)
  await page.goto(`/about-us?utm_source=${secret}`)
  await leaveFor(page, '/donations')
  await expect(isTagged(page)).toHaveCount(1)
  await page.goBack()
  await page.goForward()
  await expect(isTagged(page)).toHaveCount(1)
  expect(betrayed(seen)).toEqual([])
})

for (const path of [desk, '/services/worried-about-someone']) {
  test(`Back to ${path} and away from it tells nothing`, weekly, async ({ page }) => {
    const seen = await accept(page)
    await page.goto(path)
    await leaveFor(page, '/events')
    await expect(isTagged(page)).toHaveCount(1)
    await page.reload()
    await expect(isTagged(page)).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(isTagged(page)).toHaveCount(0)
    await page.goForward()
    await expect(isTagged(page)).toHaveCount(1)
    expect(betrayed(seen)).toEqual([])
  })
}

test('who says yes only later has shown nothing before', weekly, async ({ page }) => {
  const seen = await spyingTag(page)
  await page.goto(desk)
  await expect(page.getByRole('region', { name: words.title })).toHaveCount(0)
  await leaveFor(page, '/events')
  await page.getByRole('button', { name: words.accept, exact: true }).click()
  await expect(isTagged(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(desk)
  await page.goForward()
  await expect(isTagged(page)).toHaveCount(1)
  expect(seen.length).toBeGreaterThan(2)
  expect(betrayed(seen)).toEqual([])
})

test('to a call for help and to other sites nobody is followed', weekly, async ({ page }) => {
  const seen = await accept(page, '/donations')
  for (const link of ['a[href="tel:112"]', 'a[target="_blank"]']) {
    await page.locator(link).locator('visible=true').first().press('Enter')
    await page.locator(link).locator('visible=true').first().click()
  }
  const clicks = seen.filter((what) => /"what":"click"/.test(what))
  expect(clicks.filter((what) => /"link":/.test(what))).toEqual([])
  expect(betrayed(seen)).toEqual([])
})

// The longer ones: statistics.weekly.ts.
test('over walks by chance nothing of help is seen', weekly, async ({ page }) => {
  test.setTimeout(90_000)
  const seed = Date.now() % 1_000_000
  const seen = await spyingTag(page)
  await page.goto(localizedPath('/', 'it'))
  await page.getByRole('button', { name: words.accept, exact: true }).click()
  await expect.poll(() => pageViews(seen)).toBe(1)
  const done = await walk(page, { seed, length: 15 })
  console.warn(`Walked by seed ${seed}.`)
  expect(betrayed(seen), done.join('\n')).toEqual([])
})
