export type SitemapEntry = {
  /** Absolute address. */
  url: string
  /** Absolute addresses by `hreflang`. */
  alternates: ReadonlyMap<string, string>
}

export function readSitemap(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    url: decoded(/<loc>(.*?)<\/loc>/s.exec(entry)?.[1] ?? '').trim(),
    alternates: new Map(
      [...entry.matchAll(/<xhtml:link\b([^>]*)>/g)].map(([, attributes = '']) => [
        attribute(attributes, 'hreflang'),
        attribute(attributes, 'href'),
      ]),
    ),
  }))
}

/** What is wrong with the sitemap itself, one sentence each. */
export function sitemapFaults(entries: readonly SitemapEntry[]): string[] {
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]))
  const faults = entries.flatMap(({ url, alternates }) =>
    [...alternates]
      .filter(([, target]) => ![...(byUrl.get(target)?.alternates.values() ?? [])].includes(url))
      .map(([language, target]) => `${url}: its ${language} version ${target} does not lead back.`),
  )
  return [
    entries.length === 0 && 'It lists no page.',
    byUrl.size < entries.length && 'It lists a page twice.',
    new Set(entries.map(({ url }) => new URL(url).origin)).size > 1 &&
      'It lists pages of several origins.',
    ...faults,
  ].filter((fault) => fault !== false)
}

function attribute(attributes: string, name: string): string {
  return decoded(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
}

function decoded(text: string): string {
  return text.replaceAll('&amp;', '&')
}
