import { expect, test } from 'vitest'
import { changedPages } from './page-differences'

const page = (words: string, build = 'a') =>
  `<html><head><script src="/${build}.js"></script></head><body class="${build}_page"><link href="/_next/static/${build}.css"/><p>${words}</p>` +
  `<img src="/_next/static/media/sedie.1a2b-640.webp?dpl=${build}"/><script>self("${build}")</script></body></html>`

test('a page with other words has changed, and one of another build alone has not', () => {
  const before = new Map([
    ['/', page('uno')],
    ['/en', page('one')],
  ])
  const after = new Map([
    ['/', page('due', 'b')],
    ['/en', page('one', 'b')],
    ['/events/new', page('new', 'b')],
  ])
  expect(changedPages(before, after)).toEqual(['/', '/events/new'])
})
