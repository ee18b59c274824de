import { test } from '@playwright/test'
import { ownApis } from './support/browser-apis'
import { expectUsable } from './support/without-api'

// A few of them: all, missing altogether too, and what Next and the packages use, e2e/missing-apis.weekly.ts.
for (const api of ownApis.filter((_, at) => at % 14 === 0)) {
  test(`where ${api} throws, the site can be read, left, and written to`, async ({ page }) => {
    await expectUsable(page, { api, how: 'throwing' })
  })
}
