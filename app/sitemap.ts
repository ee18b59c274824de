import type { MetadataRoute } from 'next'
import { locales } from '@/lib/i18n/locales'
import { isForSearch } from '@/lib/pages'
import { sitePaths } from '@/lib/routes'
import { alternateUrls } from '@/lib/seo/alternates'
import { absoluteUrl } from '@/lib/site-url'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePaths.filter(isForSearch).flatMap((path) =>
    locales.map((locale) => ({
      url: absoluteUrl(path, locale),
      alternates: { languages: alternateUrls(path) },
    })),
  )
}
