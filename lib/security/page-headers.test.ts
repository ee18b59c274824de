import { expect, test } from 'vitest'
import { readInlineCode } from './inline-code'
import { findFaults, pagesOnRequest, withPageHeaders } from './page-headers'

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

const prerendered = {
  routes: { '/it/contacts': { srcRoute: '/[locale]/contacts' }, '/gone': { srcRoute: null } },
  dynamicRoutes: {
    '/[locale]/events/[id]': { fallback: false },
    '/[locale]/search': { fallback: null },
  },
}

test('a page that is rendered on request is named: the build must not pass it', () => {
  const app = {
    '/[locale]/contacts/page': '/[locale]/contacts',
    '/[locale]/search/page': '/[locale]/search',
    // Without any event there is no page, and none will be made on request.
    '/[locale]/events/[id]/page': '/[locale]/events/[id]',
    '/gone/page': '/gone',
    '/api/contact/route': '/api/contact',
  }
  expect(pagesOnRequest({ prerendered, app })).toEqual([
    '/[locale]/search is rendered on request, so no policy can be sent with it.',
  ])
})
