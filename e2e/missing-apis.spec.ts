import { test } from '@playwright/test'
import { expectUsable } from './support/without-api'

// All others, missing altogether too, and what Next and the packages use: missing-apis.weekly.ts.
test('where storage throws, the site can be read, left, and written to', async ({ page }) => {
  await expectUsable(page, { api: 'localStorage', how: 'throwing' })
})
