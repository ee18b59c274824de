import { expect, test } from '@playwright/test'
import { budgets, overBudget } from '../bench/budgets'
import { builtPage, fileOf, siteScript } from '../bench/built-page'
import { buildFloor } from '../bench/floor'
import { addresses } from './support/site'
import { mainSite } from './support/site-server'

// From the built files alone. What only a browser can tell: npm run bench:pages.
test('no page costs more than its budget', async () => {
  test.setTimeout(300_000)
  const floor = builtPage(await buildFloor(), 'index').script
  expect(floor).toBeGreaterThan(100_000)
  expect(budgets.length).toBeGreaterThan(10)
  const ofPages = addresses.flatMap(({ locale, path, address }) => {
    const figures = builtPage(mainSite, fileOf(locale, path), floor)
    return overBudget(path, address, figures)
  })
  const ofSite = overBudget('', 'all pages', { siteScript: siteScript(mainSite) })
  expect([...ofPages, ...ofSite]).toEqual([])
})
