type Entry = {
  /** Never changes, whatever else of the entry does. */
  id: string
  title: string
  summary: string
  url: string
  updated: Date
}

type Feed = {
  title: string
  author: string
  language: string
  /** The feed's own address, which is also its id. */
  url: string
  /** The page that the feed belongs to. */
  pageUrl: string
  entries: readonly Entry[]
}

/** Returns an Atom feed (RFC 4287). */
export function atomFeed(feed: Feed): string {
  // One without entries has never been updated.
  const updated = new Date(Math.max(0, ...feed.entries.map(({ updated }) => updated.getTime())))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `  <id>${escape(feed.url)}</id>`,
    `  <title>${escape(feed.title)}</title>`,
    `  <updated>${updated.toISOString()}</updated>`,
    `  <author><name>${escape(feed.author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(feed.url)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escape(feed.pageUrl)}"/>`,
    ...feed.entries.map(entryLines),
    '</feed>',
    '',
  ].join('\n')
}

function entryLines({ id, title, summary, url, updated }: Entry): string {
  return [
    '  <entry>',
    `    <id>${escape(id)}</id>`,
    `    <title>${escape(title)}</title>`,
    `    <updated>${updated.toISOString()}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escape(url)}"/>`,
    `    <summary>${escape(summary)}</summary>`,
    '  </entry>',
  ].join('\n')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
