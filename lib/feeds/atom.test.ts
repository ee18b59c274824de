import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { atomFeed } from './atom'

const feed = {
  title: 'Eventi & notizie',
  author: 'Associazione',
  language: 'it',
  url: 'https://www.example.org/feed.atom',
  pageUrl: 'https://www.example.org/events',
}

function entry(id: string, updated: string) {
  const url = `https://www.example.org/events/${id}?a=1&b="2"`
  return { id: url, url, title: `<b>${id}</b> & co.`, summary: 'x < y', updated: new Date(updated) }
}

test('a feed is as new as its newest entry', () => {
  const entries = [entry('a', '2026-03-01T12:00:00Z'), entry('b', '2026-05-01T12:00:00Z')]
  const xml = atomFeed({ ...feed, entries })
  expect(/<updated>(.*?)<\/updated>/.exec(xml)?.[1]).toBe('2026-05-01T12:00:00.000Z')
  expect(xml.match(/<entry>/g)).toHaveLength(2)
  expect(atomFeed({ ...feed, entries: [] })).toContain(
    '<updated>1970-01-01T00:00:00.000Z</updated>',
  )
})

test('text stays text', () => {
  const xml = atomFeed({ ...feed, entries: [entry('a', '2026-03-01T12:00:00Z')] })
  expect(xml).toContain('<title>&lt;b&gt;a&lt;/b&gt; &amp; co.</title>')
  expect(xml).toContain('href="https://www.example.org/events/a?a=1&amp;b=&quot;2&quot;"')
  expect(
    JSON.stringify(parseFragment(xml), (key, value) => (key === 'parentNode' ? null : value)),
  ).not.toContain('"tagName":"b"')
})
