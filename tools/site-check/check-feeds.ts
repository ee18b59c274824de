import ICAL from 'ical.js'
import { SaxesParser } from 'saxes'
import type { PageFacts } from './read-page'
import type { SiteClient } from './site-client'

/** Reads each kind of feed as the programs do that get it, and throws where they would refuse it. */
const readers: Record<string, (text: string) => void> = {
  'application/atom+xml': (text) => void new SaxesParser().write(text).close(),
  'text/calendar': (text) => void new ICAL.Component(ICAL.parse(text)).getAllSubcomponents(),
}

/** Returns what is wrong with the feeds that a page names. */
export async function feedFaults(
  { links }: Pick<PageFacts, 'links'>,
  url: string,
  client: SiteClient,
): Promise<string[]> {
  const feeds = links.filter(({ rel, type }) => rel === 'alternate' && type in readers)
  const faults = await Promise.all(
    feeds.map(async ({ href, type }) => {
      const { pathname, search, origin } = new URL(href, url)
      if (origin !== new URL(url).origin) return 'is on another site.'
      const { status, headers, text } = await client.get(pathname + search)
      if (status !== 200) return `answers ${status}.`
      if (!headers['content-type']?.startsWith(type)) return `is ${headers['content-type']}.`
      try {
        readers[type]?.(text)
      } catch (fault) {
        return `cannot be read: ${fault instanceof Error ? fault.message : String(fault)}.`
      }
    }),
  )
  return faults.flatMap((fault, index) =>
    fault ? [`the feed ${feeds[index]?.href} ${fault}`] : [],
  )
}
