import { expect, test } from 'vitest'
import { readInlineCode } from './inline-code'
import { findFaults } from './page-headers'

// What the headers say: e2e/headers.spec.ts; that no page is rendered on request: e2e/build.spec.ts.
test('what a policy would block is named with its page and place', () => {
  const faults = (html: string) => findFaults({ route: '/en', code: readInlineCode(html) })
  expect(faults('<script>go()</script>')).toEqual([])
  expect(
    faults('<p style="color:red">a</p><button onclick="go()">b</button><style>p{}</style>'),
  ).toEqual([
    expect.stringMatching(/^\/en carries an inline style or handler.*<p style="color:red">$/),
    expect.stringMatching(/^\/en carries an inline style or handler.*<button onclick/),
    expect.stringMatching(/^\/en carries a style that its policy blocks: p\{\}$/),
  ])
})
