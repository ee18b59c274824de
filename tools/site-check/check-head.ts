import type { PageFacts } from './read-page'
import type { SitemapEntry } from './read-sitemap'

/** A page of the sitemap as the site has answered it. */
export type CrawledPage = SitemapEntry & {
  /** Path and query. */
  address: string
  facts: PageFacts
}

const titleLength = { min: 10, max: 70 }
const descriptionLength = { min: 50, max: 200 }

/** Returns what is wrong with a page's language, address, title and description. */
export function headFaults(page: CrawledPage, isPublic: boolean): string[] {
  const { url, alternates, facts } = page
  const { title, meta } = facts
  const description = meta.get('description') ?? ''
  const language = [...alternates].find(
    ([name, target]) => target === url && name !== 'x-default',
  )?.[0]
  const canonicals = facts.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
  const isHidden = /noindex/.test(meta.get('robots') ?? '')
  return [
    facts.lang !== language && `lang is "${facts.lang}" instead of "${language}".`,
    (canonicals.length !== 1 || !isSameUrl(canonicals[0], url)) &&
      `canonical is ${canonicals.join(' and ') || 'missing'} instead of ${url}.`,
    ...hreflangFaults(page),
    !isWithin(title, titleLength) && `title has ${title.length} characters: "${title}".`,
    !isWithin(description, descriptionLength) &&
      `description has ${description.length} characters.`,
    facts.headings !== 1 && `there are ${facts.headings} h1.`,
    isPublic && isHidden && 'robots says noindex, but the sitemap lists the page.',
    !isPublic && !isHidden && 'robots does not say noindex, although this is no public site.',
    !isSameUrl(meta.get('og:url'), url) && `og:url is ${meta.get('og:url')} instead of ${url}.`,
    ...['og:title', 'og:description', 'og:locale', 'og:site_name', 'twitter:title']
      .filter((name) => !meta.get(name))
      .map((name) => `${name} is missing.`),
    meta.get('twitter:card') !== 'summary_large_image' &&
      'twitter:card is not summary_large_image.',
  ].filter((fault) => fault !== false)
}

/** The sitemap leads back from every version, so a page that agrees with it does too. */
function hreflangFaults({ alternates, facts }: CrawledPage): string[] {
  const found = new Map(
    facts.links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
      .map(({ hreflang, href }) => [hreflang, href]),
  )
  const languages = new Set([...alternates.keys(), ...found.keys()])
  return [...languages]
    .filter((language) => !isSameUrl(found.get(language), alternates.get(language)))
    .map((language) =>
      found.has(language)
        ? `hreflang ${language} is ${found.get(language)} instead of ${alternates.get(language)}.`
        : `hreflang ${language} is missing: no return link to ${alternates.get(language)}.`,
    )
}

/** Returns one sentence for each page whose title or description another page has. */
export function twinFaults(pages: readonly CrawledPage[]): string[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ address, facts }) =>
    [`title "${facts.title}"`, `description "${facts.meta.get('description')}"`].flatMap((text) => {
      const twin = first.get(text)
      first.set(text, twin ?? address)
      return twin ? [`${address}: ${text} is also that of ${twin}.`] : []
    }),
  )
}

/** Next writes the root without its slash. */
function isSameUrl(one: string | undefined, other: string | undefined): boolean {
  return one?.replace(/\/$/, '') === other?.replace(/\/$/, '')
}

function isWithin({ length }: string, { min, max }: { min: number; max: number }): boolean {
  return length >= min && length <= max
}
