import type { CrawledPage } from './check-head'
import { readPage } from './read-page'
import type { SiteClient } from './site-client'

/** Returns what is wrong with where a page's links lead; other origins are left alone. */
export async function linkFaults(page: CrawledPage, client: SiteClient): Promise<string[]> {
  const { url, facts } = page
  const targets = [...new Set(facts.anchors)]
    .map((href) => ({ href, target: URL.canParse(href, url) ? new URL(href, url) : null }))
    .filter(({ target }) => target === null || target.origin === new URL(url).origin)
  const faults = await Promise.all(
    targets.map(async ({ href, target }) => target && brokenLink(href, target, page, client)),
  )
  return [
    ...targets
      .filter(({ target }) => target === null)
      .map(({ href }) => `the link ${href} is no address.`),
    ...faults.filter((fault) => typeof fault === 'string'),
  ]
}

async function brokenLink(
  href: string,
  target: URL,
  page: CrawledPage,
  client: SiteClient,
): Promise<string | undefined> {
  const own = new URL(page.url)
  const isHere = target.pathname === own.pathname && target.search === own.search
  const fragment = decodeURIComponent(target.hash.slice(1))
  if (isHere) return missingFragment(href, fragment, page.facts.ids)
  const answer = await client.get(target.pathname + target.search)
  if (answer.status === 200) {
    const isPage = answer.headers['content-type']?.startsWith('text/html')
    return isPage ? missingFragment(href, fragment, readPage(answer.text).ids) : undefined
  }
  // The way back to Italian stores the choice, then leads to a page: docs/decisions/0002.
  const location = answer.headers.location
  const isChoice = answer.status === 307 && /^\/it(\/|$)/.test(target.pathname)
  if (!isChoice || !location) return `the link ${href} answers ${answer.status}.`
  const { pathname, search } = new URL(location, page.url)
  const { status } = await client.get(pathname + search, { 'accept-language': 'it' })
  return status === 200 ? undefined : `the link ${href} leads to ${status}.`
}

function missingFragment(href: string, fragment: string, ids: ReadonlySet<string>) {
  return fragment && !ids.has(fragment)
    ? `the link ${href} leads to no place of the page.`
    : undefined
}
