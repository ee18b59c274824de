import Negotiator from 'negotiator'
import { isFilePath, isKnownPath } from '../site-paths'
import { defaultLocale, fallbackLocale, isLocale, localeForHost, type Locale } from './locales'
import { localizedPath, splitLocalePrefix } from './localized-path'

type VisitorPreference = {
  cookie: string | undefined
  acceptLanguage: string | null
  host: string | undefined
  /** Whether a link within the site leads here (`Sec-Fetch-Site`), and not somebody's own address. */
  isFromWithin?: boolean
}

type RouteDecision =
  | { type: 'page'; locale: Locale; path: string }
  | { type: 'not-found'; locale: Locale }
  /** The address is that of a page, but for how it is written. */
  | { type: 'respelt-redirect'; path: string }
  | { type: 'negotiated-redirect'; path: string }
  | { type: 'chosen-redirect'; path: string; locale: Locale }

/** Longer headers come from no browser, and parsing them would cost time for nothing. */
const maxHeaderLength = 1000

/**
 * Returns the language for an address without a prefix: stored choice, then within the site the one that the
 * address names (Italian), then the browser's list, then the host's default, then Italian.
 */
function preferredLocale(visitor: VisitorPreference): Locale {
  const { cookie, acceptLanguage, host, isFromWithin } = visitor
  if (isLocale(cookie)) return cookie
  if (isFromWithin) return defaultLocale
  return acceptedLocale(acceptLanguage) ?? localeForHost(host) ?? defaultLocale
}

function acceptedLocale(acceptLanguage: string | null): Locale | undefined {
  if (!acceptLanguage || acceptLanguage.length > maxHeaderLength) return undefined
  const tags = new Negotiator({ headers: { 'accept-language': acceptLanguage } })
    .languages()
    .filter(isLanguageTag)
  if (tags.length === 0) return undefined
  return tags.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale) ?? fallbackLocale
}

function isLanguageTag(tag: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag)
}

/**
 * Returns an address as pages are written: in small letters, none of them encoded. A `%2F` stays one, since
 * it parts nothing.
 */
function respelt(pathname: string): string {
  try {
    return decodeURI(pathname).toLowerCase()
  } catch {
    return pathname
  }
}

/** Returns whether an address, with a prefix or without, is one of the site's. */
function isAddress(pathname: string): boolean {
  const { path } = splitLocalePrefix(pathname)
  return isFilePath(path) || isKnownPath(path)
}

/** Returns what the site answers to a page address; the table is in docs/decisions/0002. */
export function negotiate(pathname: string, visitor: VisitorPreference): RouteDecision {
  const { prefix, path } = splitLocalePrefix(pathname)
  // Programs that read a calendar every day must find the same language each time.
  if (isFilePath(path)) return { type: 'page', locale: prefix ?? defaultLocale, path }
  if (!isKnownPath(path)) {
    const other = respelt(pathname)
    if (other !== pathname && isAddress(other)) return { type: 'respelt-redirect', path: other }
    return { type: 'not-found', locale: prefix ?? preferredLocale(visitor) }
  }
  if (prefix === defaultLocale) return { type: 'chosen-redirect', path, locale: prefix }
  const locale = prefix ?? preferredLocale(visitor)
  if (!prefix && locale !== defaultLocale) {
    return { type: 'negotiated-redirect', path: localizedPath(path, locale) }
  }
  return { type: 'page', locale, path }
}
