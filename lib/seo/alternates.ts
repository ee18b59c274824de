import { absoluteUrl } from '../i18n/absolute-url'
import { defaultLocale, localeRegistry, locales, type Locale } from '../i18n/locales'
import { missingMessages } from '../i18n/messages'
import { isPagePath } from '../page-paths'
import { namespaceOf } from './page-namespaces'

/**
 * Returns the languages that a page is written in: not those where a text of its own is missing, and
 * shown in Italian (docs/decisions/0014). An event's own texts are in its record, which has them all.
 */
export function pageLocales(path: string): Locale[] {
  if (!isPagePath(path)) return locales
  const own = `${namespaceOf(path)}.`
  return locales.filter((locale) => !missingMessages(locale).some((key) => key.startsWith(own)))
}

/**
 * Returns the absolute address of a page for each `hreflang`, `x-default` (Italian) included. A
 * version that is left out names no others: alternates count only where they lead back.
 */
export function alternateUrls(path: string, locale: Locale): Record<string, string> {
  const versions = pageLocales(path)
  if (!versions.includes(locale)) return {}
  return {
    ...Object.fromEntries(
      versions.map((version) => [localeRegistry[version].hreflang, absoluteUrl(path, version)]),
    ),
    'x-default': absoluteUrl(path, defaultLocale),
  }
}
