import { nextRedirects } from '../../lib/content/redirects'
import { securityTxtFaults } from '../../lib/security/security-txt'
import { isPublicAddress } from '../../lib/site-url'
import { feedFaults } from './check-feeds'
import { headFaults, twinFaults, type CrawledPage } from './check-head'
import { headerFaults } from './check-headers'
import { languageFaults, notFoundFaults } from './check-languages'
import { linkFaults } from './check-links'
import { redirectFaults } from './check-redirects'
import { socialImageFaults } from './check-social-image'
import { structuredDataFaults } from './check-structured-data'
import { readPage } from './read-page'
import { readSitemap, sitemapFaults, type SitemapEntry } from './read-sitemap'
import { createSiteClient, type SiteClient } from './site-client'

type Outcome = { pages: number; faults: string[] }

/**
 * Reads a running site as a search engine does, from its sitemap on, and returns one sentence a
 * fault. `origin` may differ from the canonical one, as it does before a deployment. Sends no form
 * and asks no other site. Pages that `isRead` leaves out are only counted.
 */
export async function checkSite(
  origin: string,
  isRead: (address: string) => boolean = () => true,
): Promise<Outcome> {
  const client = createSiteClient(origin)
  const sitemap = await client.get('/sitemap.xml')
  const entries = sitemap.status === 200 ? readSitemap(sitemap.text) : []
  const canonicalOrigin = entries[0] ? new URL(entries[0].url).origin : origin
  const crawled: Awaited<ReturnType<typeof checkPage>>[] = []
  const paths = entries.map(({ url }) => new URL(url).pathname)
  // One page after the other, so that a small site is not kept from its visitors.
  for (const entry of entries.filter(({ url }) => isRead(new URL(url).pathname))) {
    crawled.push(await checkPage(entry, client))
  }
  const pages = crawled.map(({ page }) => page).filter((page) => page !== undefined)
  return {
    pages: entries.length,
    faults: [
      ...sitemapFaults(entries).map((fault) => `/sitemap.xml: ${fault}`),
      ...crawled.flatMap(({ faults }) => faults),
      ...twinFaults(pages),
      ...(await languageFaults(client)),
      ...(await notFoundFaults(client)),
      ...(await redirectFaults(nextRedirects, client, paths)),
      ...(await fileFaults(canonicalOrigin, client)),
    ],
  }
}

async function checkPage(
  entry: SitemapEntry,
  client: SiteClient,
): Promise<{ page?: CrawledPage; faults: string[] }> {
  const { pathname, search, origin } = new URL(entry.url)
  const address = pathname + search
  const answer = await client.get(address)
  if (answer.status !== 200) return { faults: [`${address}: answers ${answer.status}.`] }
  const page: CrawledPage = { ...entry, address, facts: readPage(answer.text) }
  const { facts, url } = page
  const isHttps = origin.startsWith('https:')
  const faults = [
    ...headFaults(page, isPublicAddress(origin)),
    ...headerFaults(answer, { isHttps, isUnprefixed: entry.alternates.get('x-default') === url }),
    ...(await imageFaults(page, client)),
    ...structuredDataFaults({ address, url, jsonLd: facts.jsonLd }),
    ...(await feedFaults(facts, url, client)),
    ...(await linkFaults(page, client)),
  ]
  return { page, faults: faults.map((fault) => `${address}: ${fault}`) }
}

async function imageFaults({ facts, url }: CrawledPage, client: SiteClient): Promise<string[]> {
  const address = facts.meta.get('og:image') ?? ''
  if (!URL.canParse(address)) return ['it has no picture for link previews.']
  const image = new URL(address)
  if (image.origin !== new URL(url).origin) return [`its picture is on ${image.origin}.`]
  return socialImageFaults(facts, await client.get(image.pathname + image.search))
}

async function fileFaults(canonicalOrigin: string, client: SiteClient): Promise<string[]> {
  const robots = await client.get('/robots.txt')
  const security = await client.get('/.well-known/security.txt')
  const sitemapLine = `Sitemap: ${canonicalOrigin}/sitemap.xml`
  const canonicalLine = `Canonical: ${canonicalOrigin}/.well-known/security.txt`
  const securityProblems =
    security.status === 200
      ? securityTxtFaults(security.text, new Date())
      : [`It answers ${security.status}.`]
  return [
    ...(robots.text.includes(sitemapLine) ? [] : [`/robots.txt: it does not say ${sitemapLine}.`]),
    ...securityProblems.map((fault) => `/.well-known/security.txt: ${fault}`),
    ...(security.status !== 200 || security.text.includes(canonicalLine)
      ? []
      : [`/.well-known/security.txt: it does not say ${canonicalLine}.`]),
  ]
}
