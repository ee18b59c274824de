import type { MetadataRoute } from 'next'
import { locales } from '@/lib/i18n/locales'
import { isForSearch } from '@/lib/pages'
import { lastChanged } from '@/lib/seo/last-changed'
import { alternateUrls } from '@/lib/seo/page-metadata'
import { sitePaths } from '@/lib/site-paths'
import { absoluteUrl } from '@/lib/site-url'

export default function sitemap(): MetadataRoute.Sitemap {
  const now = new Date()
  return sitePaths.filter(isForSearch).flatMap((path) => {
    const lastModified = lastChanged(path, now)
    return locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      ...(lastModified && { lastModified }),
      alternates: { languages: alternateUrls(path) },
    }))
  })
}
