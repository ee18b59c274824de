import { expect, test } from '@playwright/test'
import { buildBaseline } from '../bench/baseline'
import { budgets, overBudget } from '../bench/budgets'
import { builtPage, fileOf, siteScript } from '../bench/built-page'
import { addresses } from './support/site'
import { mainSite } from './support/site-server'

// From the built files alone. What only a browser can tell: npm run bench:pages.
test('no page costs more than its budget', async () => {
  test.setTimeout(300_000)
  const baseline = builtPage(await buildBaseline(), 'index').script
  expect(baseline).toBeGreaterThan(100_000)
  expect(budgets.length).toBeGreaterThan(10)
  const ofPages = addresses.flatMap(({ locale, path, address }) => {
    const figures = builtPage(mainSite, fileOf(locale, path), baseline)
    return overBudget(path, address, figures)
  })
  const ofSite = overBudget('', 'all pages', { siteScript: siteScript(mainSite) })
  expect([...ofPages, ...ofSite]).toEqual([])
})

for (const [saveData, isFetched] of [
  [false, true],
  [true, false],
]) {
  test(`saveData is ${saveData}: pages in view are ${isFetched ? '' : 'not '}fetched ahead`, async ({
    page,
  }) => {
    await page.addInitScript((saveData) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData } })
    }, saveData)
    const paths = new Set<string>()
    page.on('request', (request) => {
      if (request.headers()['next-router-prefetch']) paths.add(new URL(request.url()).pathname)
    })
    await page.goto('/about-us')
    // The page asked for comes after what is fetched ahead.
    await page.locator('footer a[href="/contacts"]').first().click()
    await expect(page).toHaveURL('/contacts')
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.locator('footer a[href="/events"]').first().click()
    await expect(page).toHaveURL('/events')
    expect(paths.size > 0).toBe(isFetched)
  })
}

test('no date is formatted while a page loads that depends on the day', async ({ page }) => {
  // The first formatter of Intl costs a weak phone a tenth of a second, before the first paint.
  await page.addInitScript(() => {
    const made: string[] = ((window as unknown as { made: string[] }).made = [])
    const { DateTimeFormat, NumberFormat } = Intl
    for (const [name, format] of Object.entries({ DateTimeFormat, NumberFormat })) {
      const counted = new Proxy(format, {
        construct: (target, values) => {
          const painted = performance.getEntriesByName('first-contentful-paint').length > 0
          made.push(painted ? `${name} after paint` : name)
          return Reflect.construct(target, values)
        },
      })
      Object.defineProperty(Intl, name, { value: counted })
    }
  })
  const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made)
  for (const [address, mark] of [
    ['/', '[data-when]'],
    ['/events', '[data-when]'],
    ['/events/due-pomeriggi-insieme', '[data-when]'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator(mark).first()).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await made(), address).toEqual([])
  }
  // The desk's page does, but only once it has been painted.
  await page.goto('/services/listening-desk')
  await expect(page.locator('[data-open]:not(header)')).toBeAttached()
  expect(new Set(await made())).toEqual(new Set(['DateTimeFormat after paint']))
})
