import { expect, test } from 'vitest'
import { readInlineCode } from './inline-code'
import { findFaults, withPageHeaders } from './page-headers'

// What the headers say: e2e/headers.spec.ts.
test('headers are added to what Next wrote, and doing it twice changes nothing', () => {
  const settings = { https: false, recaptcha: false, tagManager: false }
  const page = { route: '/it', code: readInlineCode('<script>go()</script>') }
  const meta = { status: 200, segmentPaths: ['/_tree'], headers: { 'x-nextjs-prerender': '1' } }
  const once = withPageHeaders({ ...page, meta }, settings)
  expect(once).toMatchObject(meta)
  expect(once.headers).toHaveProperty('content-security-policy')
  expect(withPageHeaders({ ...page, meta: once }, settings)).toEqual(once)
})

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
