import type { ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import { defaultLocale } from '../locales'

// Unicode's isolates: invisible wherever a text is shown, and carried along by everything between a
// message and the page.
const start = '\u2068'
const end = '\u2069'
const edges = /[\u2068\u2069]/g

/** A marked text, and in it those that came as arguments. */
const markedText = /\u2068((?:[^\u2068\u2069]|\u2068[^\u2068\u2069]*\u2069)*)\u2069/

/** Returns an Italian text for a page in another language, such that the page says so. */
export function markFallback(text: string): string {
  return start + text + end
}

/** Returns the props of an element; its children's Italian texts become `<span lang="it">`. */
export function markLanguage<Props>(props: Props): Props {
  const { children } = props as { children?: ReactNode }
  return isMarked(children) ? { ...props, children: withSpans(children) } : props
}

function isMarked(node: ReactNode): boolean {
  return typeof node === 'string'
    ? node.includes(start)
    : Array.isArray(node) && node.some(isMarked)
}

function withSpans(node: ReactNode): ReactNode {
  if (typeof node === 'string') {
    return node.split(markedText).map((part, index) => (index % 2 ? span(part, index) : part))
  }
  if (!Array.isArray(node)) return node
  return isOneMessage(node) ? span(node) : node.map(withSpans)
}

/** Returns true for what `t.rich` returns: the first part holds the start, the last the end. */
function isOneMessage([first]: readonly ReactNode[]): boolean {
  return typeof first === 'string' && first.replace(markedText, '').includes(start)
}

function span(content: ReactNode, key?: number): ReactNode {
  return jsx('span', { lang: defaultLocale, children: withoutEdges(content) }, key)
}

function withoutEdges(node: ReactNode): ReactNode {
  if (typeof node === 'string') return node.replace(edges, '')
  return Array.isArray(node) ? node.map(withoutEdges) : node
}
