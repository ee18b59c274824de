import { expect, test } from 'vitest'
import { readSitemap, sitemapFaults } from './read-sitemap'

function entry(url: string, alternates: Record<string, string>): string {
  const links = Object.entries(alternates).map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  return `<url><loc>${url}</loc>${links.join('')}</url>`
}

const both = { it: 'https://a.org/x', en: 'https://a.org/en/x' }

function faultsOf(...entries: string[]): string[] {
  return sitemapFaults(readSitemap(`<urlset>${entries.join('')}</urlset>`))
}

test.each([
  ['is empty', [], ['It lists no page.']],
  [
    'has a version that does not lead back',
    [entry(both.it, both), entry(both.en, { en: both.en })],
    ['https://a.org/x: its en version https://a.org/en/x does not lead back.'],
  ],
  [
    'lists pages of two sites',
    [entry(both.it, { it: both.it }), entry('https://b.org/', { it: 'https://b.org/' })],
    ['It lists pages of several origins.'],
  ],
])('of a sitemap that %s it says so', (_, entries, faults) => {
  expect(faultsOf(...entries)).toEqual(faults)
})
