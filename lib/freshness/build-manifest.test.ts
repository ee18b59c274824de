import { expect, test } from 'vitest'
import { nextRedirects } from '@/lib/content/redirects'
import { locales } from '@/lib/i18n/locales'
import { sitePaths } from '@/lib/routes'
import { buildManifest } from './build-manifest'

test('names the build, every page in every language, and every redirect', () => {
  const { id, matcher, prerendered } = buildManifest('abc1234')
  expect(id).toBe('abc1234')
  expect(prerendered).toHaveLength(locales.length * sitePaths.length)
  expect(prerendered).toEqual(
    expect.arrayContaining(['/', '/en', '/es', '/en/services/listening-desk']),
  )
  expect(Object.keys({ ...matcher.static, ...matcher.dynamic })).toHaveLength(nextRedirects.length)
  expect(matcher.static['/en/chi-siamo']).toEqual({ redirect: '/en/about-us' })
})
