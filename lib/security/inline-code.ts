import { type DefaultTreeAdapterTypes, html as specification, parse } from 'parse5'
import { elementsIn, textOf } from '../html-elements'

export type InlineCode = {
  scripts: string[]
  styles: string[]
  /** Code that no hash can allow, each as the start of its tag. */
  unhashable: string[]
}

type Element = DefaultTreeAdapterTypes.Element
type Attribute = Element['attrs'][number]

/** What browsers run or parse; `application/ld+json` and the like are data to them. */
const executableTypes =
  /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i

/**
 * Returns the code that a document carries in itself, which a Content-Security-Policy must name.
 */
export function readInlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], unhashable: [] }
  // Without scripting, because `<noscript>` is plain text otherwise, and its styles count as well.
  for (const element of elementsIn(parse(html, { scriptingEnabled: false }))) {
    if (element.attrs.some(isCode)) found.unhashable.push(startTag(element))
    if (isInlineScript(element)) found.scripts.push(textOf(element))
    if (element.tagName === 'style') found.styles.push(textOf(element))
  }
  return found
}

function isInlineScript({ tagName, namespaceURI, attrs }: Element): boolean {
  if (tagName !== 'script') return false
  const address = namespaceURI === specification.NS.SVG ? 'href' : 'src'
  const type = attrs.find(({ name }) => name === 'type')?.value ?? ''
  return !attrs.some(({ name }) => name === address) && executableTypes.test(type.trim())
}

function isCode({ name, value }: Attribute): boolean {
  // Browsers overlook line ends and tabs in an address, and what stands before it.
  const address = value.replaceAll(/[\t\n\r]/g, '')
  return name === 'style' || /^on[a-z]/.test(name) || /^[\0- ]*javascript:/i.test(address)
}

function startTag({ tagName, attrs }: Element): string {
  const given = attrs.map(({ name, value }) => ` ${name}="${value}"`)
  return `<${tagName}${given.join('')}>`.slice(0, 120)
}
