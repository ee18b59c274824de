import { expect, test } from 'vitest'
import { changedPages, pageFile } from './page-differences'

const page = (words: string, build = 'a') =>
  `<html><head><script src="/${build}.js"></script></head><body class="${build}_page"><link href="/_next/static/${build}.css"/><p>${words}</p>` +
  `<img src="/_next/static/media/sedie.1a2b-640.webp?dpl=${build}"/><script>self("${build}")</script></body></html>`

test('a built file is a page in its language, and nothing else is one', () => {
  expect(['it.html', 'en/services.html', 'it/events/a-b.html'].map(pageFile)).toEqual([
    '/',
    '/en/services',
    '/events/a-b',
  ])
  expect(['it.meta', 'en/services.rsc', '_global-error.html'].map(pageFile)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

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

test('a page with a changed picture has changed', () => {
  const before = new Map([['/', page('uno')]])
  const after = new Map([['/', page('uno', 'b').replace('sedie.1a2b', 'sedie.3c4d')]])
  expect(changedPages(before, after)).toEqual(['/'])
})
