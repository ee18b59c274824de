import { expect, test } from 'vitest'
import { analytics } from '@/lib/content/analytics'
import { localizedPath } from '@/lib/i18n/localized-path'
import { locales } from '@/lib/i18n/locales'
import { isExcluded } from './page-view'

test.each(locales)('leaves the listening desk out in %s', (locale) => {
  const desk = localizedPath('/services/listening-desk', locale)
  expect(isExcluded(desk, analytics.excludedPaths)).toBe(true)
  expect(isExcluded(`${desk}/`, analytics.excludedPaths)).toBe(true)
})

test.each(['/', '/en', '/services', '/es/services/workshops', '/services/listening-desks'])(
  'counts %s',
  (path) => expect(isExcluded(path, analytics.excludedPaths)).toBe(false),
)

test('can leave the home page out', () => {
  expect(['/', '/en', '/en/', '/es'].every((path) => isExcluded(path, ['/']))).toBe(true)
})
