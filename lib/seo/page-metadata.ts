import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { association } from '../content/records'
import { feedNames } from '../feeds/feed-names'
import { defaultLocale, localeRegistry, locales, type Locale } from '../i18n/locales'
import { isDiscreet, isForSearch, pageOf, titleSuffix } from '../pages'
import { eventsCalendarPath, atomFeedPath } from '../site-paths'
import { absoluteUrl, siteUrl } from '../site-url'
import { previewedPage, socialImagePath, socialImageSize } from './social-images'

/** Search results show no more. */
const longestTitle = 70

type PageHead = {
  /** Address without language prefix. */
  path: string
  locale: Locale
  title: string
  description: string
}

/** Returns a page's head: the only place where titles, canonical, hreflang and Open Graph are made. */
export async function pageMetadata(head: PageHead): Promise<Metadata> {
  const { path, locale, title, description } = head
  const url = absoluteUrl(path, locale)
  const names = feedNames(locale)
  const withName = title + titleSuffix(association.identity)
  // What search results would cut is not the title's end.
  const fullTitle = withName.length > longestTitle ? title : withName
  const t = await getTranslations({ locale, namespace: 'SocialImage' })
  const { namespace, scene } = pageOf(previewedPage(path))
  const previewed = await getTranslations({ locale, namespace })
  const preview = isDiscreet(path)
    ? { title: association.identity.name, description: previewed('metaDescription') }
    : { title: fullTitle, description }
  const pictured = previewedPage(path) === path ? title : previewed('metaTitle')
  return {
    title: fullTitle,
    description,
    ...(!isForSearch(path) && { robots: { index: false } }),
    alternates: {
      canonical: url,
      languages: alternateUrls(path),
      types: {
        'application/atom+xml': [{ url: absoluteUrl(atomFeedPath, locale), title: names.feed }],
        'text/calendar': [{ url: absoluteUrl(eventsCalendarPath, locale), title: names.calendar }],
      },
    },
    openGraph: {
      type: 'website',
      siteName: association.identity.name,
      url,
      ...preview,
      locale: localeRegistry[locale].openGraph,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => localeRegistry[other].openGraph),
      images: {
        url: new URL(socialImagePath(path, locale), siteUrl).href,
        ...socialImageSize,
        type: 'image/png',
        alt: `${pictured}. ${t(scene)}`,
      },
    },
    // Title, description and picture are those of Open Graph.
    twitter: { card: 'summary_large_image' },
  }
}

/** Returns the absolute address of a page for each `hreflang`, `x-default` (Italian) included. */
export function alternateUrls(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      locales.map((locale) => [localeRegistry[locale].hreflang, absoluteUrl(path, locale)]),
    ),
    'x-default': absoluteUrl(path, defaultLocale),
  }
}
