import { splitLocalePrefix } from '../i18n/localized-path'

/** What Tag Manager is told of a page: the address without query, so without what it may carry. */
export type PageView = {
  event: 'page_view'
  page_path: string
  page_title: string
  page_language: string
}

/** Returns whether statistics must not see this address, in whatever language. */
export function isExcluded(pathname: string, excludedPaths: readonly string[]): boolean {
  return excludedPaths.includes(splitLocalePrefix(pathname).path.replace(/(?<=.)\/$/, ''))
}
