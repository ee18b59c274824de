import { describe, expect, test } from 'vitest'
import { readInlineCode } from './inline-code'

describe('reading a document’s inline code', () => {
  test('finds scripts and styles, and leaves files and data alone', () => {
    const html = [
      '<!DOCTYPE html><script src="/a.js" async=""></script>',
      '<script id="_R_">one(">")</script><SCRIPT type="module">two()</SCRIPT >',
      '<script type="application/ld+json">{"a":1}</script>',
      '<style data-x="a>b">p{color:red}</style>',
    ].join('')
    expect(readInlineCode(html)).toEqual({
      scripts: ['one(">")', 'two()'],
      styles: ['p{color:red}'],
      unhashable: [],
    })
  })

  test('counts the types that browsers act on', () => {
    const types = ['importmap', 'speculationrules', 'text/javascript', '']
    const html = types.map((type) => `<script type="${type}">x</script>`).join('')
    expect(readInlineCode(html).scripts).toHaveLength(4)
  })

  test('takes markup inside a script or a comment for what it is', () => {
    const html = `<!-- <script>no()</script> --><script>"<p style='a'><!--"</script><p>a</p>`
    expect(readInlineCode(html)).toEqual({
      scripts: [`"<p style='a'><!--"`],
      styles: [],
      unhashable: [],
    })
  })

  test('reads line ends as a browser does', () => {
    expect(readInlineCode('<script>a\r\nb\rc</script>').scripts).toEqual(['a\nb\nc'])
  })

  test.each([
    '<p style="color:red">',
    '<p title=">" style=color:red>',
    "<svg><path STYLE='fill:red'/></svg>",
    '<img src=x onerror="go()">',
    '<a href="javascript:go()">',
    '<script src="/a.js" onload="go()"></script>',
  ])('reports %s, which no hash can allow', (html) => {
    expect(readInlineCode(html).unhashable).toHaveLength(1)
  })

  test('does not take a word for an attribute', () => {
    const html = '<p title="style=a onclick=b" data-style="c" class="on">style="x"</p>'
    expect(readInlineCode(html).unhashable).toEqual([])
  })
})
