import { test } from '@playwright/test'
import { ownApis } from './support/browser-apis'
import { expectUsable } from './support/without-api'

// Missing altogether, and what Next and the packages use: e2e/missing-apis.weekly.ts.
for (const api of ownApis) {
  test(`where ${api} throws, the site can be read, left, and written to`, async ({ page }) => {
    await expectUsable(page, { api, how: 'throwing' })
  })
}
