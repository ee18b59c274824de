import type { PageFacts } from './read-page'
import type { SiteClient } from './site-client'

const kinds = ['application/atom+xml', 'application/rss+xml', 'text/calendar']

/** Returns what is wrong with the feeds that a page names. */
export async function feedFaults(
  { links }: Pick<PageFacts, 'links'>,
  url: string,
  client: SiteClient,
): Promise<string[]> {
  const feeds = links.filter(({ rel, type }) => rel === 'alternate' && kinds.includes(type))
  const faults = await Promise.all(
    feeds.map(async ({ href, type }) => {
      const { pathname, search, origin } = new URL(href, url)
      if (origin !== new URL(url).origin) return [`the feed ${href} is on another site.`]
      const { status, headers, text } = await client.get(pathname + search)
      if (status !== 200) return [`the feed ${href} answers ${status}.`]
      return [
        ...(headers['content-type']?.startsWith(type)
          ? []
          : [`the feed ${href} is ${headers['content-type']}.`]),
        ...(type === 'text/calendar' ? calendarFaults(text) : xmlFaults(text)).map(
          (fault) => `the feed ${href} ${fault}`,
        ),
      ]
    }),
  )
  return faults.flat()
}

function calendarFaults(text: string): string[] {
  const events = text.split('BEGIN:VEVENT').slice(1)
  const isWhole = /^BEGIN:VCALENDAR\r\n/.test(text) && /\r\nEND:VCALENDAR\r\n$/.test(text)
  const isComplete = events.every((event) =>
    ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY'].every((name) =>
      new RegExp(`^${name}[;:]`, 'm').test(event),
    ),
  )
  return [
    ...(isWhole ? [] : ['is no whole calendar.']),
    ...(isComplete ? [] : ['has an event without id, stamp, start or summary.']),
  ]
}

function xmlFaults(text: string): string[] {
  const root = /<(feed|rss)\b/.exec(text)?.[1]
  return root && text.trimEnd().endsWith(`</${root}>`) ? [] : ['is no whole feed.']
}
