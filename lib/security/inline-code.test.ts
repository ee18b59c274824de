import { describe, expect, test } from 'vitest'
import { readInlineCode } from './inline-code'

describe('reading a document’s inline code', () => {
  test('counts the types that browsers act on', () => {
    const types = ['importmap', 'text/javascript', '']
    const html = types.map((type) => `<script type="${type}">x</script>`).join('')
    expect(readInlineCode(html).scripts).toHaveLength(types.length)
  })

  test('reads line ends as a browser does', () => {
    expect(readInlineCode('<script>a\r\nb\rc</script>').scripts).toEqual(['a\nb\nc'])
  })

  test.each([
    ['<script type="application/ld+json">{"a":"<p style=b><!--"}</script>', []],
    ['<script type="text/javascript" type="application/json">a()</script>', ['a()']],
  ])('tells code from data: %s', (html, scripts) => {
    expect(readInlineCode(html)).toEqual({ scripts, styles: [], unhashable: [] })
  })

  test.each([
    '<p style="color:red">',
    '<img src=x onerror="go()">',
    '<a href="javascript:go()">',
    '<a href="java&#115;cript:go()">',
    '<svg><a xlink:href="javascript:go()"></a></svg>',
    '<noscript><p style="color:red"></p></noscript>',
    '<template><p style="color:red"></p></template>',
  ])('reports %s, which no hash can allow', (html) => {
    expect(readInlineCode(html).unhashable).toHaveLength(1)
  })
})
