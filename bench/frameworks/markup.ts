import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { locales, type Locale } from '../../lib/i18n/locales'
import { splitLocalePrefix } from '../../lib/i18n/localized-path'

/** Words that are the same in every language, or the key of a message. */
export type Words = string | { key: string }

export type Element = {
  tag: string
  attributes: Record<string, Words>
  children: (Element | Words)[]
}

/** What stands in the head of a page, for one language. */
type Head = Record<'meta' | 'link', Record<string, string>[]> & {
  script: { type: string; innerHTML: string }[]
}

/** A page in all languages: one structure, and the messages that fill it. */
export type Markup = {
  htmlClass: string
  head: Record<Locale, Head>
  body: (Element | Words)[]
  messages: Record<Locale, Record<string, string>>
  /** Addresses of its style sheets and preloaded fonts. */
  css: string[]
  fonts: string[]
}

const dropped = new Set(['script', 'style', 'noscript', 'template'])

/**
 * Returns the markup of a page of our production build, whatever its language: texts and attributes
 * that differ become messages. The scripts are left out, and with them what only React needs.
 */
export function readMarkup(site: string, path: string): Markup {
  const documents = locales.map((locale) =>
    parse(readFileSync(join(site, '.next/server/app', locale, `${path}.html`), 'utf8')),
  )
  const messages = Object.fromEntries(locales.map((locale) => [locale, {}])) as Markup['messages']
  const roots = documents.map((document) => child(document, 'html'))
  const heads = roots.map((root) => elements(child(root, 'head')))
  const links = (heads[0] ?? []).map(attributesOf)
  const addresses = (rel: string, as?: string) =>
    links.filter((link) => link.rel === rel && link.as === as).map(({ href = '' }) => href)
  const titles = heads.map((head) => textOf(head.find(({ tagName }) => tagName === 'title')))
  locales.forEach((locale, at) => (messages[locale].title = titles[at] ?? ''))
  const body = mergeChildren(
    roots.map((root) => child(root, 'body')),
    messages,
  )
  return {
    htmlClass: attributesOf(roots[0])?.class ?? '',
    head: Object.fromEntries(
      locales.map((locale, at) => [locale, headOf(heads[at] ?? [], roots[at])]),
    ) as Markup['head'],
    body: body.filter((node) => !isEmpty(node)),
    messages,
    css: addresses('stylesheet'),
    fonts: addresses('preload', 'font'),
  }
}

/** Returns each element of a tree, in the order of the document. */
export function allElements(nodes: (Element | Words)[]): Element[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...allElements(node.children)] : []))
}

export function isElement(node: Element | Words | undefined): node is Element {
  return typeof node === 'object' && 'tag' in node
}

/**
 * Returns the tags, the words and the links to pages of a document's body as a visitor without
 * scripts gets them; what the selector of languages links to is each framework's own choice. The
 * frame that a framework puts around everything is left out, and so is any <div> with nothing in it.
 */
export function outline(html: string): string[] {
  return child(child(parse(html), 'html'), 'body').childNodes.flatMap(outlineOf)
}

function outlineOf(node: Tree.Node): string[] {
  if (node.nodeName === '#text') return textOf(node).split(/\s+/).filter(Boolean)
  if (!('tagName' in node) || dropped.has(node.tagName)) return []
  const inner = node.childNodes.flatMap(outlineOf)
  const isFrame = attributesOf(node).id === '__nuxt'
  const isEmpty = node.tagName === 'div' && inner.length === 0
  if (isFrame || isEmpty) return inner
  const { href = '', hreflang } = attributesOf(node)
  const address = href.startsWith('/') && !hreflang ? ` ${href.replace(/(.)\/$/, '$1')}` : ''
  return [`<${node.tagName}${address}>`, ...inner]
}

/** Returns a page without any script and without what announces one. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
}

function headOf(head: Tree.Element[], root: Tree.Node | undefined): Head {
  const of = (tag: string) => head.filter(({ tagName }) => tagName === tag).map(attributesOf)
  return {
    meta: of('meta').filter(
      ({ name, charset }) => !charset && !/^(viewport|next-)/.test(name ?? ''),
    ),
    link: of('link').filter(({ rel = '' }) => !/stylesheet|preload/.test(rel)),
    script: everyElement(root)
      .filter((element) => attributesOf(element).type === 'application/ld+json')
      .map((element) => ({ type: 'application/ld+json', innerHTML: textOf(element) })),
  }
}

function merge(nodes: Tree.Element[], messages: Markup['messages']): Element {
  const [first] = nodes
  if (!first || nodes.some(({ tagName }) => tagName !== first.tagName)) {
    throw new Error(`The languages differ: ${nodes.map(({ tagName }) => tagName).join(', ')}.`)
  }
  const names = new Set(nodes.flatMap((node) => Object.keys(attributesOf(node))))
  const attributes = Object.fromEntries(
    [...names].map((name) => {
      const values = nodes.map((node) => attributesOf(node)[name])
      // The language in use is marked in the selector; a link to our own pages is made by each peer.
      if (values.includes(undefined)) return [name, '']
      const own = name === 'href' && !('hreflang' in attributesOf(first))
      return [name, words(own ? values.map((value = '') => ownPath(value)) : values, messages)]
    }),
  )
  return { tag: first.tagName, attributes, children: mergeChildren(nodes, messages) }
}

function mergeChildren(parents: Tree.ParentNode[], messages: Markup['messages']) {
  // Text, element, text, …: where a language has no text, an empty one.
  const rows = parents.map((parent) => {
    const row: (string | Tree.Element)[] = ['']
    for (const node of parent.childNodes) {
      const last = row.length - 1
      if (node.nodeName === '#text') row[last] = String(row[last]) + textOf(node)
      if ('tagName' in node && !dropped.has(node.tagName)) row.push(node, '')
    }
    return row
  })
  const [first = []] = rows
  if (rows.some((row) => row.length !== first.length)) {
    throw new Error(`The languages differ in what is in: ${textOf(parents[0])}`)
  }
  return first
    .map((_, at): Element | Words =>
      at % 2 === 0
        ? words(
            rows.map((row) => String(row[at])),
            messages,
          )
        : merge(
            rows.map((row) => row[at] as Tree.Element),
            messages,
          ),
    )
    .filter((node) => node !== '')
}

function words(values: (string | undefined)[], messages: Markup['messages']): Words {
  const [first = ''] = values
  if (values.every((value) => value === first)) return first
  const known = Object.keys(messages[locales[0]]).find((key) =>
    locales.every((locale, at) => messages[locale][key] === values[at]),
  )
  const key = known ?? `text${Object.keys(messages[locales[0]]).length}`
  locales.forEach((locale, at) => (messages[locale][key] = values[at] ?? ''))
  return { key }
}

/** `/en/services` → `/services`; what is no page as it is. */
function ownPath(href: string): string {
  return /^\/[^.]*$/.test(href) ? splitLocalePrefix(href).path : href
}

function isEmpty(node: Element | Words): boolean {
  return isElement(node) && node.children.every(isEmpty) && 'hidden' in node.attributes
}

function child(parent: Tree.Node, tag: string): Tree.Element {
  const found = elements(parent).find(({ tagName }) => tagName === tag)
  if (!found) throw new Error(`The page has no <${tag}>.`)
  return found
}

function elements(parent: Tree.Node): Tree.Element[] {
  const nodes = 'childNodes' in parent ? parent.childNodes : []
  return nodes.filter((node): node is Tree.Element => 'tagName' in node)
}

function everyElement(node: Tree.Node | undefined): Tree.Element[] {
  return node ? elements(node).flatMap((element) => [element, ...everyElement(element)]) : []
}

function attributesOf(node: Tree.Node | undefined): Record<string, string> {
  const list = node && 'attrs' in node ? node.attrs : []
  return Object.fromEntries(list.map(({ name, value }) => [name, value]))
}

function textOf(node: Tree.Node | undefined): string {
  if (!node) return ''
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
