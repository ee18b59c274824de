import { splitLocalePrefix } from '../i18n/localized-path'
import { isAmong } from '../navigation/entry-paths'

/** What Tag Manager is told of a page. */
export type PageView = {
  event: 'page_view'
  page_path: string
  page_title: string
  page_language: string
}

/**
 * Returns whether statistics may see an address: it is one of their pages, in whatever language, and
 * carries no query, in which anything may stand.
 */
export function isCountedAddress(
  { origin, pathname, search }: URL | Location,
  { countedPaths, site }: { countedPaths: readonly string[]; site: string },
): boolean {
  const { path } = splitLocalePrefix(pathname)
  return origin === site && search === '' && isAmong(path, countedPaths)
}
