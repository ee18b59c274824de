import { defaultLocale, isLocale, type Locale } from './locales'

/**
 * Returns a page's address in a language: `('/services', 'en')` → `/en/services`; Italian ones have
 * no prefix.
 */
export function localizedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * Splits an address: `/en/services` → `{ prefix: 'en', path: '/services' }`; `/services` has no
 * prefix.
 */
export function splitLocalePrefix(pathname: string): { prefix: Locale | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  if (!isLocale(first)) return { prefix: undefined, path: pathname }
  return { prefix: first, path: `/${rest.join('/')}` }
}
