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
    const types = ['importmap', 'text/javascript', '']
    const html = types.map((type) => `<script type="${type}">x</script>`).join('')
    expect(readInlineCode(html).scripts).toHaveLength(types.length)
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
    // One parser's element is another one's text: without scripts the style would be applied.
    ['<head><noscript><style>p{}</style></noscript><script>a()</script>', ['a()'], ['p{}']],
    ['<template><script>a()</script><template><style>p{}</style></template>', ['a()'], ['p{}']],
    ['<svg><script>a &lt; <![CDATA[b]]></script></svg>', ['a < b'], []],
    ['<svg><script>a()<!-- --><g>b()</g>;c()</script></svg>', ['a();c()'], []],
    ['<svg><script src="/a.js">a()</script><script href="/b.js"/></svg><p>a</p>', ['a()'], []],
  ])('reads %j as a browser does', (html, scripts, styles) => {
    expect(readInlineCode(html)).toEqual({ scripts, styles, unhashable: [] })
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

  test('does not take a word for an attribute', () => {
    const html = '<p title="<i style=a>" data-style="c" class="on">style="x"</p>'
    expect(readInlineCode(html).unhashable).toEqual([])
  })
})
