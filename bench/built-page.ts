import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { isMade } from '../lib/pictures/picture-file'
import { emptyPage } from './budgets'

type Element = { tag: string; attributes: Record<string, string> }

/** Returns the name of a page's files in a build. */
export function fileOf(locale: string, path: string): string {
  return `${locale}${path === '/' ? '' : path}`
}

const weights = new Map<string, number>()

/**
 * Returns what a page of a build costs before anything is done on it, from its files alone: bytes
 * are those of gzip.
 */
export function builtPage(site: string, page: string) {
  const file = join(site, '.next/server/app', page)
  const html = readFileSync(`${file}.html`, 'utf8')
  const elements = elementsOf(html)
  const of = (tag: string, ...attributes: string[]) =>
    elements.filter(
      (element) => element.tag === tag && attributes.every((name) => name in element.attributes),
    )
  const links = (rel: string, as?: string) =>
    of('link', 'href').filter(({ attributes }) => attributes.rel === rel && attributes.as === as)
  const scripts = of('script', 'src').filter(({ attributes }) => !('nomodule' in attributes))
  const script = addresses([...scripts, ...links('preload', 'script')])
  const css = addresses(links('stylesheet'))
  const fonts = addresses(links('preload', 'font'))
  const pictures = addresses(of('img', 'src'))
  const bytes = (list: string[]) => list.reduce((sum, address) => sum + weigh(site, address), 0)
  return {
    scriptOverBaseline: bytes(script) - emptyPage,
    scriptFiles: script.length,
    css: bytes(css),
    cssFiles: css.length,
    fonts: bytes(fonts),
    blockingFonts: css.flatMap((address) => blockingFonts(read(site, address))).length,
    blockingScripts: scripts.filter(
      ({ attributes }) =>
        !['async', 'defer'].some((name) => name in attributes) && attributes.type !== 'module',
    ).length,
    rawPictures: pictures.filter((address) => !isMade(address) && !/\.svg\b|^data:/.test(address))
      .length,
    thirdParties: [
      ...script,
      ...css,
      ...fonts,
      ...pictures,
      ...addresses(of('iframe', 'src')),
    ].filter((address) => /^(https?:)?\/\//.test(address)).length,
    html: gzipSync(html).length,
    rsc: gzipSync(readFileSync(`${file}.rsc`)).length,
  }
}

/** Returns the bytes of all scripts of a build, those that are fetched late included. */
export function siteScript(site: string): number {
  const names = readdirSync(join(site, '.next/static/chunks')).filter((name) =>
    name.endsWith('.js'),
  )
  return names.reduce((sum, name) => sum + weigh(site, `/_next/static/chunks/${name}`), 0)
}

function addresses(elements: Element[]): string[] {
  const all = elements.map(({ attributes }) => attributes.src ?? attributes.href ?? '')
  return [...new Set(all)]
}

function weigh(site: string, address: string): number {
  if (/^(https?:)?\/\//.test(address)) return 0
  const key = site + address
  const known = weights.get(key)
  if (known !== undefined) return known
  const content = read(site, address)
  const weight = /\.woff2/.test(address) ? content.length : gzipSync(content).length
  weights.set(key, weight)
  return weight
}

function read(site: string, address: string): Buffer {
  const { pathname } = new URL(address, 'http://localhost')
  return readFileSync(join(site, decodeURIComponent(pathname).replace(/^\/_next\//, '.next/')))
}

/** Font faces that keep text unseen until they have come. */
function blockingFonts(css: Buffer): string[] {
  const faces = css.toString().match(/@font-face\s*{[^}]*}/g) ?? []
  return faces.filter(
    (face) => !/font-display:\s*(optional|swap|fallback)|src:\s*local\(/.test(face),
  )
}

function elementsOf(html: string): Element[] {
  const found: Element[] = []
  function visit(node: Tree.Node) {
    if ('attrs' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      found.push({ tag: node.tagName, attributes })
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return found
}
