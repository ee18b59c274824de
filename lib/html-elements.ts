import type { DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/** Yields an element and all that stands in it, in the order of the document. */
export function* elementsIn(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node
  // What a template holds is no child of it, but becomes part of the page when it is used.
  if ('content' in node) yield* elementsIn(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

/** Returns the text of an element itself, not of elements inside it: that is what browsers hash. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}
