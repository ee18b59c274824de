import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { textOf } from '../../lib/html-elements'

type Element = DefaultTreeAdapterTypes.Element

type PageLink = { rel: string; href: string; hreflang: string; type: string }

/** What a search engine takes from a page's HTML. */
export type PageFacts = {
  lang: string
  title: string
  headings: number
  /** `<meta>` by name or property. */
  meta: ReadonlyMap<string, string>
  links: readonly PageLink[]
  /** Addresses of `<a>`, as they are written. */
  anchors: readonly string[]
  /** What a fragment can lead to. */
  ids: ReadonlySet<string>
  jsonLd: readonly string[]
}

export function readPage(html: string): PageFacts {
  const elements = [...elementsOutsideDrawings(parse(html))]
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  return {
    lang: attribute(named('html')[0], 'lang'),
    title: named('title').map(textOf)[0]?.trim() ?? '',
    headings: named('h1').length,
    meta: new Map(
      named('meta').map((meta) => [
        attribute(meta, 'property') || attribute(meta, 'name'),
        attribute(meta, 'content'),
      ]),
    ),
    links: named('link').map((link) => ({
      rel: attribute(link, 'rel'),
      href: attribute(link, 'href'),
      hreflang: attribute(link, 'hreflang'),
      type: attribute(link, 'type'),
    })),
    anchors: named('a')
      .filter(({ attrs }) => attrs.some(({ name }) => name === 'href'))
      .map((anchor) => attribute(anchor, 'href')),
    ids: new Set(elements.map((element) => attribute(element, 'id')).filter(Boolean)),
    jsonLd: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(textOf),
  }
}

function* elementsOutsideDrawings(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  // A picture's own title is not the page's.
  if ('tagName' in node) {
    if (node.tagName === 'svg') return
    yield node
  }
  if ('childNodes' in node)
    for (const child of node.childNodes) yield* elementsOutsideDrawings(child)
}

function attribute(element: Element | undefined, name: string): string {
  return element?.attrs.find((candidate) => candidate.name === name)?.value ?? ''
}
