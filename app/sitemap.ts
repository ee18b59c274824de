import type { MetadataRoute } from 'next'
import { locales } from '@/lib/i18n/locales'
import { localizedPath } from '@/lib/i18n/localized-path'
import { sitePaths } from '@/lib/routes'
import { alternateUrls } from '@/lib/seo/alternates'
import { siteUrl } from '@/lib/site-url'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePaths.flatMap((path) =>
    locales.map((locale) => ({
      url: new URL(localizedPath(path, locale), siteUrl).href,
      alternates: { languages: alternateUrls(path) },
    })),
  )
}
