import { defaultLocale, localeRegistry, locales } from '../i18n/locales'
import { localizedPath } from '../i18n/localized-path'
import { siteUrl } from '../site-url'

/** Returns the absolute address of `path` for each `hreflang`, `x-default` (Italian) included. */
export function alternateUrls(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      locales.map((locale) => [
        localeRegistry[locale].hreflang,
        new URL(localizedPath(path, locale), siteUrl).href,
      ]),
    ),
    'x-default': new URL(localizedPath(path, defaultLocale), siteUrl).href,
  }
}
