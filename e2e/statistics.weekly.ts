// `npm run e2e:weekly`: as statistics.spec.ts does once, many times, from every first page.
import { expect, test } from '@playwright/test'
import { addressesInTurn } from './support/site'
import { betrayed, walk } from './support/spied-walk'
import { spyingTag } from './support/spying-tag'

test.use({ storageState: { cookies: [], origins: [] } })

const firstSeed = Date.now() % 1_000_000

for (const [index, { address }] of addressesInTurn.entries()) {
  const seed = firstSeed + index
  test(`a walk from ${address} tells nothing of help`, async ({ page }) => {
    test.setTimeout(600_000)
    console.warn(`Walks from ${address} by seed ${seed}.`)
    const seen = await spyingTag(page)
    await page.goto(address)
    const done = await walk(page, { seed, length: 80 })
    expect(seen.length, done.join('\n')).toBeGreaterThan(10)
    expect(betrayed(seen), done.join('\n')).toEqual([])
  })
}
