import type { Metadata } from 'next'
import { association } from '../content/association'
import { localizedPath } from '../i18n/localized-path'
import { localeRegistry, locales, type Locale } from '../i18n/locales'
import { siteUrl } from '../site-url'
import { alternateUrls } from './alternates'
import { titleSuffix } from './title-suffix'

type PageHead = {
  /** Address without language prefix. */
  path: string
  locale: Locale
  title: string
  description: string
}

/** The head of a page: the only place where titles, canonical, hreflang and Open Graph are made. */
export function pageMetadata({ path, locale, title, description }: PageHead): Metadata {
  const url = new URL(localizedPath(path, locale), siteUrl).href
  const fullTitle = title + titleSuffix(association.identity)
  return {
    title: fullTitle,
    description,
    alternates: { canonical: url, languages: alternateUrls(path) },
    openGraph: {
      type: 'website',
      siteName: association.identity.name,
      url,
      title: fullTitle,
      description,
      locale: localeRegistry[locale].openGraph,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => localeRegistry[other].openGraph),
    },
  }
}
