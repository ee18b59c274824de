import { defaultLocale, localeRegistry, locales } from '../i18n/locales'
import { absoluteUrl } from '../site-url'

/** Returns the absolute address of a page for each `hreflang`, `x-default` (Italian) included. */
export function alternateUrls(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      locales.map((locale) => [localeRegistry[locale].hreflang, absoluteUrl(path, locale)]),
    ),
    'x-default': absoluteUrl(path, defaultLocale),
  }
}
