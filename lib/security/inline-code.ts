type InlineCode = {
  scripts: string[]
  styles: string[]
  /** Code that no hash can allow, each as the start of its tag. */
  unhashable: string[]
}

const attributes = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`
const markup = new RegExp(
  [
    '<!--[\\s\\S]*?-->',
    `<(?<container>script|style)\\b(?<containerAttributes>${attributes})>(?<code>[\\s\\S]*?)</\\k<container>\\s*>`,
    `<[a-z][^\\s/>]*(?<tagAttributes>${attributes})>`,
  ].join('|'),
  'gi',
)
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** What browsers run or parse; `application/ld+json` and the like are data to them. */
const executableTypes =
  /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i

/** The code that a document carries in itself, which a Content-Security-Policy must name. */
export function readInlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], unhashable: [] }
  for (const { 0: tag, groups = {} } of html.matchAll(markup)) {
    if (tag.startsWith('<!--')) continue
    const given = readAttributes(groups.containerAttributes ?? groups.tagAttributes ?? '')
    if ([...given].some(isCode)) found.unhashable.push(tag.slice(0, 120))
    // Browsers hash what the parser hands them: line ends are single line feeds there.
    const code = (groups.code ?? '').replaceAll(/\r\n?/g, '\n')
    if (groups.container?.toLowerCase() === 'style') found.styles.push(code)
    if (groups.container?.toLowerCase() === 'script' && !given.has('src')) {
      if (executableTypes.test(given.get('type')?.trim() ?? '')) found.scripts.push(code)
    }
  }
  return found
}

function readAttributes(text: string): Map<string, string> {
  const pairs = [...text.matchAll(attribute)].map(
    ([, name = '', double, single, bare]) =>
      [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  )
  return new Map(pairs)
}

function isCode([name, value]: [string, string]): boolean {
  return name === 'style' || /^on[a-z]/.test(name) || /^\s*javascript:/i.test(value)
}
