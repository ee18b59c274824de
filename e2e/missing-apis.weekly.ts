import { test } from '@playwright/test'
import { browserApis } from './support/browser-apis'
import { expectUsable } from './support/without-api'

for (const api of browserApis) {
  for (const how of ['missing', 'throwing'] as const) {
    test(`with ${api} ${how}, the site can be read, left, and written to`, async ({ page }) => {
      await expectUsable(page, { api, how })
    })
  }
}
