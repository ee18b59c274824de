import { siteUrl } from '../site-url'
import type { Locale } from './locales'
import { localizedPath } from './localized-path'

/** Returns the whole address of a path in a language: `https://www.example.org/en/services`. */
export function absoluteUrl(path: string, locale: Locale): string {
  return new URL(localizedPath(path, locale), siteUrl).href
}
