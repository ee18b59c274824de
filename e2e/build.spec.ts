import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { budgets, overBudget } from '../bench/budgets'
import { builtPage, fileOf, siteScript } from '../bench/built-page'
import { formPages } from '../lib/pages'
import { pastEvent } from './support/dated-events'
import { addresses } from './support/site'
import { testSite } from './support/test-site'

function readBuilt<Manifest>(file: string): Manifest {
  return JSON.parse(readFileSync(join(testSite, '.next', file), 'utf8')) as Manifest
}

// That pages are: e2e/pages.spec.ts.
test('of all that answers only the two form handlers are not prerendered', () => {
  const { routes, dynamicRoutes } = readBuilt<{
    routes: Record<string, { srcRoute: string | null }>
    dynamicRoutes: object
  }>('prerender-manifest.json')
  const sources = Object.values(routes).map(({ srcRoute }) => srcRoute)
  const prerendered = [...Object.keys(routes), ...Object.keys(dynamicRoutes), ...sources]
  const appPaths = Object.values(readBuilt<Record<string, string>>('app-path-routes-manifest.json'))
  expect(appPaths.length).toBeGreaterThan(10)
  expect(appPaths.filter((route) => !prerendered.includes(route)).sort()).toEqual([
    '/api/contact',
    '/api/listening-desk',
  ])
})

test('what Next is known to be attacked through is not in the build', () => {
  const { config } = readBuilt<{ config: Record<string, unknown> }>('required-server-files.json')
  expect(config).toMatchObject({
    images: { dangerouslyAllowSVG: false, remotePatterns: [], domains: [] },
  })
  const actions = readBuilt<{ node: object; edge: object }>('server/server-reference-manifest.json')
  expect([actions.node, actions.edge]).toEqual([{}, {}])
})

// From the built files alone. What only a browser can tell: npm run bench:pages.
test('no page costs more than its budget', () => {
  expect(budgets.length).toBeGreaterThan(10)
  const ofPages = addresses.flatMap(({ locale, path, address }) =>
    overBudget(path, address, builtPage(testSite, fileOf(locale, path))),
  )
  const ofSite = overBudget('', 'all pages', { siteScript: siteScript(testSite) })
  expect([...ofPages, ...ofSite]).toEqual([])
})

test('pages in view are fetched ahead, but for those with a form', async ({ page }) => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) paths.add(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect(page.locator('main a[href="/services/listening-desk"]').first()).toBeVisible()
  const link = page.locator('footer a[href="/contacts"]').first()
  await link.scrollIntoViewIfNeeded()
  await expect.poll(() => paths.size).toBeGreaterThan(2)
  // The page asked for comes after what is fetched ahead.
  await page.locator('footer a[href="/events"]').first().click()
  await expect(page).toHaveURL('/events')
  for (const form of formPages) expect(paths).not.toContain(form)
})

test('no date is formatted before the browser is idle on a page that depends on the day', async ({
  page,
}) => {
  // The first formatter of Intl costs a weak phone a tenth of a second: not before the page can be read.
  await page.addInitScript(() => {
    let isIdle = false
    const { requestIdleCallback } = window
    window.requestIdleCallback = (callback, options) =>
      requestIdleCallback.call(
        window,
        (deadline) => {
          isIdle = true
          callback(deadline)
          isIdle = false
        },
        options,
      )
    const made: string[] = ((window as unknown as { made: string[] }).made = [])
    const { DateTimeFormat, NumberFormat } = Intl
    for (const [name, format] of Object.entries({ DateTimeFormat, NumberFormat })) {
      const counted = new Proxy(format, {
        construct: (target, values) => {
          made.push(isIdle ? `${name} when idle` : name)
          return Reflect.construct(target, values)
        },
      })
      Object.defineProperty(Intl, name, { value: counted })
    }
  })
  for (const [address, mark] of [
    ['/events', '[data-to]'],
    [`/events/${pastEvent.id}`, 'main article'],
    ['/services/listening-desk', 'main form'],
  ] as const) {
    await page.goto(address)
    await expect(page.locator(mark).first()).toBeAttached()
    const made = () => page.evaluate(() => (window as unknown as { made: string[] }).made)
    await expect.poll(made, address).not.toEqual([])
    expect(
      (await made()).filter((name) => !name.endsWith('when idle')),
      address,
    ).toEqual([])
  }
})
