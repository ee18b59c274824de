import { expect, test } from 'vitest'
import { isLoadFailure } from './load-failure'

const named = Object.assign(new Error('anything'), { name: 'ChunkLoadError' })

test.each([
  ['a chunk, by name', named],
  ['Turbopack', new Error('Failed to load chunk /_next/static/chunks/1.js from module 64893')],
  ['webpack', new Error('Loading chunk 12 failed.\n(error: https://example.org/12.js)')],
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://a.b/c.js')],
  ['Firefox', new TypeError('error loading dynamically imported module: https://a.b/c.js')],
  ['Safari', new TypeError('Importing a module script failed.')],
  ['preloaded styles', new Error('Unable to preload CSS for /assets/a.css')],
])('recognizes a file that did not load: %s', (_, error) => {
  expect(isLoadFailure(error)).toBe(true)
})

test.each([
  ['a mistake in the code', new TypeError("Cannot read properties of null (reading 'style')")],
  ['a request without an answer', new TypeError('Failed to fetch')],
  ['no error at all', 'Loading chunk 12 failed'],
])('leaves other failures alone: %s', (_, error) => {
  expect(isLoadFailure(error)).toBe(false)
})
