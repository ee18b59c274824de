import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/i18n/absolute-url'
import { sitePaths } from '@/lib/routes'
import { alternateUrls, pageLocales } from '@/lib/seo/alternates'

export default function sitemap(): MetadataRoute.Sitemap {
  return sitePaths.flatMap((path) =>
    pageLocales(path).map((locale) => ({
      url: absoluteUrl(path, locale),
      alternates: { languages: alternateUrls(path, locale) },
    })),
  )
}
