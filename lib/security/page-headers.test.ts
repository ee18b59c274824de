import { describe, expect, test } from 'vitest'
import { hashSource } from './content-security-policy'
import { readInlineCode } from './inline-code'
import { loadingBarStyle } from './loading-bar-style'
import { findFaults, negotiationVary, pageCaching, withPageHeaders } from './page-headers'

const settings = { https: false, recaptcha: false, tagManager: false }
const html = '<html><script>go()</script><p>Ciao</p></html>'
const code = readInlineCode(html)
const meta = { status: 200, segmentPaths: ['/_tree'], headers: { 'x-nextjs-prerender': '1' } }

describe('the headers of a page', () => {
  test('adds a policy for its scripts and keeps what Next wrote', () => {
    const page = withPageHeaders({ route: '/en/services', code, meta }, settings)
    expect(page).toMatchObject({ status: 200, segmentPaths: ['/_tree'] })
    expect(page.headers).toEqual({
      'x-nextjs-prerender': '1',
      'content-security-policy': expect.stringContaining("'sha256-"),
      'cache-control': pageCaching,
    })
  })

  test('allows the style of the loading bar, which no page carries', () => {
    const { headers } = withPageHeaders({ route: '/en', code, meta }, settings)
    expect(loadingBarStyle).toMatch(/^#nprogress\{/)
    expect(headers?.['content-security-policy']).toContain(
      `style-src 'self' ${hashSource(loadingBarStyle)}`,
    )
  })

  test.each(['/it', '/it/services'])('says that %s varies with the visitor', (route) => {
    expect(withPageHeaders({ route, code, meta }, settings).headers).toHaveProperty(
      'vary',
      negotiationVary,
    )
  })

  test.each(['/it/not-found', '/en/not-found', '/_not-found'])('leaves %s uncached', (route) => {
    const { headers } = withPageHeaders({ route, code, meta }, settings)
    expect(headers).not.toHaveProperty('cache-control')
    expect(headers).toHaveProperty('content-security-policy')
  })

  test('changes nothing when it is done twice', () => {
    const once = withPageHeaders({ route: '/it', code, meta }, settings)
    expect(withPageHeaders({ route: '/it', code, meta: once }, settings)).toEqual(once)
  })
})

describe('faults of a page', () => {
  test('finds none in a page of hashed scripts', () => {
    expect(findFaults({ route: '/en', code })).toEqual([])
  })

  test('names the page and the place', () => {
    const bad = '<p style="color:red">a</p><button onclick="go()">b</button><style>p{}</style>'
    expect(findFaults({ route: '/en', code: readInlineCode(bad) })).toEqual([
      expect.stringMatching(/^\/en carries an inline style or handler.*<p style="color:red">$/),
      expect.stringMatching(/^\/en carries an inline style or handler.*<button onclick/),
      expect.stringMatching(/^\/en carries a style element of its own.*p\{\}$/),
    ])
  })
})
