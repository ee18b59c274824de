import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analytics } from './content/records'
import { isInStatistics, pagePaths } from './pages'

test.each(pagePaths)('%s has its folder', (path) => {
  expect(existsSync(`app/[locale]${path}/page.tsx`)).toBe(true)
})

/** What visitors said yes to: for another page `policyVersion` is raised, and both are written here. */
const agreed = {
  policyVersion: 2,
  pages: [
    '/',
    '/about-us',
    '/services/educational-support',
    '/services/training-paths',
    '/services/workshops',
    '/events',
    '/news',
    '/donations',
    '/privacy-policy',
    '/cookie-policy',
    '/accessibility',
    '/transparency',
  ],
}

test('a page that statistics come to see is asked for in a new consent', () => {
  expect(agreed.pages).toEqual(expect.arrayContaining(pagePaths.filter(isInStatistics)))
  expect(analytics.policyVersion).toBeGreaterThanOrEqual(agreed.policyVersion)
})
