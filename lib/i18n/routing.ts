import { defineRouting } from 'next-intl/routing'
import { defaultLocale, locales } from './locales'

/** The cookie and the hreflang links are our own: middleware.ts and lib/seo/page-metadata.ts. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeCookie: false,
  alternateLinks: false,
})
