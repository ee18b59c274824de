// `npm run e2e:weekly`: as statistics.spec.ts does once, many times, from every first page.
import { expect, test } from '@playwright/test'
import { addressesInTurn, catalog } from './support/site'
import { betrayed, pageViews, walk } from './support/spied-walk'
import { spyingTag } from './support/spying-tag'

test.use({ storageState: { cookies: [], origins: [] } })

const { accept } = catalog.it.Consent.banner

const firstSeed = Date.now() % 1_000_000

for (const [index, { address }] of addressesInTurn.entries()) {
  const seed = firstSeed + index
  test(`a walk from ${address} tells nothing of help`, async ({ page }) => {
    test.setTimeout(600_000)
    console.warn(`Walks from ${address} by seed ${seed}.`)
    const seen = await spyingTag(page)
    await page.goto('/')
    await page.getByRole('button', { name: accept, exact: true }).click()
    await expect.poll(() => pageViews(seen)).toBe(1)
    await page.goto(address)
    const done = await walk(page, { seed, length: 80 })
    expect(betrayed(seen), done.join('\n')).toEqual([])
  })
}
