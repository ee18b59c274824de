import { expect, test } from 'vitest'
import { locales } from '@/lib/i18n/locales'
import { localizedPath } from '@/lib/i18n/localized-path'
import { pathsExcludedFromAnalytics } from '@/lib/pages'
import { isExcluded } from './page-view'

const neverCounted = [
  '/services/listening-desk',
  '/services/psychological-services',
  '/contacts/sent',
  '/services/listening-desk/sent',
] as const

test.each(neverCounted.flatMap((path) => locales.map((locale) => [path, locale] as const)))(
  'leaves %s out in %s',
  (path, locale) => {
    const excluded = localizedPath(path, locale)
    expect(isExcluded(excluded, pathsExcludedFromAnalytics)).toBe(true)
    expect(isExcluded(`${excluded}/`, pathsExcludedFromAnalytics)).toBe(true)
  },
)

test.each(['/', '/en', '/services', '/es/services/workshops', '/services/listening-desks'])(
  'counts %s',
  (path) => expect(isExcluded(path, pathsExcludedFromAnalytics)).toBe(false),
)
