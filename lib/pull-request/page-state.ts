import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What a built page says and shows, without the names that change with every build. */
export type PageState = {
  main: string
  /** Title, description, addresses in other languages. */
  head: string
  /** All around <main>, and what is said to search engines. */
  frame: string
  /** Addresses of the style sheets. */
  styles: string[]
}

export function pageState(html: string): PageState {
  const document = parse(html)
  const elements = [...elementsIn(document)]
  const main = elements.find(({ tagName }) => tagName === 'main')
  const links = elements.filter(({ tagName }) => tagName === 'link')
  const isOfHead = (element: Element) =>
    element.tagName === 'meta' || ['canonical', 'alternate'].includes(attribute(element, 'rel'))
  const head = elements.filter((element) => isOfHead(element) || isTitle(element))
  const body = elements.find(({ tagName }) => tagName === 'body')
  const data = elements.filter((element) => attribute(element, 'type') === 'application/ld+json')
  return {
    main: main ? written(main).join('\n') : '',
    head: head.flatMap((element) => written(element, undefined, true)).join('\n'),
    frame: [...(body ? written(body, main) : []), ...data.flatMap(textsIn)].join('\n'),
    styles: links
      .filter((link) => attribute(link, 'rel') === 'stylesheet')
      .map((link) => withoutBuild(attribute(link, 'href'))),
  }
}

const unwritten = ['script', 'style', 'link', 'template', 'meta']

/** Names that the build gives, and that lead from one element to another. */
const buildAttributes =
  /^(class|style|id|for|nonce|aria-(labelledby|describedby|controls)|data-.*)$/

/** The tags, attributes and texts of an element, as far as they do not belong to one build alone. */
function written(node: Node, without?: Element, ofHead = false): string[] {
  if (node === without) return []
  if (!('tagName' in node)) return textsIn(node)
  if (!ofHead && unwritten.includes(node.tagName)) return []
  const attributes = node.attrs
    .filter(({ name }) => !buildAttributes.test(name))
    .map(({ name, value }) => `${name}=${withoutBuild(value)}`)
  const own = `<${[node.tagName, ...attributes].join(' ')}>`
  return [own, ...node.childNodes.flatMap((child) => written(child, without, ofHead))]
}

function textsIn(node: Node): string[] {
  if ('value' in node) return node.value.trim() === '' ? [] : [node.value]
  return 'childNodes' in node ? node.childNodes.flatMap(textsIn) : []
}

/** `?dpl=` and `&dpl=` name the build that a file belongs to. */
function withoutBuild(address: string): string {
  return address.replaceAll(/[?&](amp;)?dpl=[\w-]+/g, '')
}

/** A picture's own title is not the page's. */
function isTitle({ tagName, namespaceURI }: Element): boolean {
  return tagName === 'title' && namespaceURI.endsWith('xhtml')
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? ''
}
