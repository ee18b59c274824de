import type { PageFacts } from './read-page'
import type { SiteClient } from './site-client'

/** How each kind of feed ends when it is whole. */
const endings: Record<string, RegExp> = {
  'application/atom+xml': /<\/feed>\s*$/,
  'text/calendar': /\r\nEND:VCALENDAR\r\n$/,
}

/** Returns what is wrong with the feeds that a page names. */
export async function feedFaults(
  { links }: Pick<PageFacts, 'links'>,
  url: string,
  client: SiteClient,
): Promise<string[]> {
  const feeds = links.filter(({ rel, type }) => rel === 'alternate' && type in endings)
  const faults = await Promise.all(
    feeds.map(async ({ href, type }) => {
      const { pathname, search, origin } = new URL(href, url)
      if (origin !== new URL(url).origin) return 'is on another site.'
      const { status, headers, text } = await client.get(pathname + search)
      if (status !== 200) return `answers ${status}.`
      if (!headers['content-type']?.startsWith(type)) return `is ${headers['content-type']}.`
      return endings[type]?.test(text) ? undefined : 'is not whole.'
    }),
  )
  return faults.flatMap((fault, index) =>
    fault ? [`the feed ${feeds[index]?.href} ${fault}`] : [],
  )
}
