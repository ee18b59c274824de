import type { MetadataRoute } from 'next'
import { locales } from '@/lib/i18n/locales'
import { isForSearch } from '@/lib/pages'
import { alternateUrls } from '@/lib/seo/page-metadata'
import { sitePaths } from '@/lib/site-paths'
import { absoluteUrl } from '@/lib/site-url'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePaths.filter(isForSearch).flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      alternates: { languages: alternateUrls(path) },
    })),
  )
}
