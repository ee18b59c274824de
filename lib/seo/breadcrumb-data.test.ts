import { expect, test } from 'vitest'
import { absoluteUrl } from '../site-url'
import { breadcrumbData, trailOf } from './breadcrumb-data'

test('search engines get the way to a page from the home page on, counted from one', () => {
  const path = '/services/workshops'
  const crumbs = trailOf(path).map((step) => ({ path: step, name: `Name of ${step}` }))
  expect(breadcrumbData(crumbs, 'en').itemListElement).toEqual(
    ['/', '/services', path].map((step, index) => ({
      '@type': 'ListItem',
      position: [1, 2, 3][index],
      name: `Name of ${step}`,
      item: absoluteUrl(step, 'en'),
    })),
  )
})
