import type { Locale } from './i18n/locales'
import { localizedPath } from './i18n/localized-path'

/**
 * Canonical origin without a trailing slash, e.g. `https://www.example.org`. Inlined at build from
 * `SITE_URL`: canonical links, the sitemap and the accepted form origin all depend on it.
 */
export const siteUrl = new URL(process.env.SITE_URL || 'http://localhost:3000').origin

/** Whether the site is published over https, and may therefore send Secure cookies and HSTS. */
export const isHttps = siteUrl.startsWith('https:')

/**
 * Whether this is a build for the public: anything else, such as a trial, must not turn up in search
 * results, and may speak of sample data as if it were true.
 */
export const isPublicBuild = isPublicAddress(siteUrl)

/** Returns whether an address is one that anybody can open: over https, and not on this machine. */
export function isPublicAddress(url: string): boolean {
  return url.startsWith('https:') && !isLoopback(url)
}

/** Returns whether an address is on this machine. */
export function isLoopback(url: string): boolean {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return false
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

/** Returns the whole address of a path in a language: `https://www.example.org/en/services`. */
export function absoluteUrl(path: string, locale: Locale): string {
  return new URL(localizedPath(path, locale), siteUrl).href
}
