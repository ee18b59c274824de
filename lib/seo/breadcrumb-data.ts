import type { BreadcrumbList } from 'schema-dts'
import type { Locale } from '../i18n/locales'
import { isKnownPath } from '../site-paths'
import { absoluteUrl } from '../site-url'

/** Returns the pages from the home page to `path`: `/services/workshops` → `/`, `/services`, itself. */
export function trailOf(path: string): string[] {
  const steps = path.split('/').slice(1)
  const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)
  return ['/', ...above].filter(isKnownPath)
}

type Crumb = { path: string; name: string }

/** Returns the way to a page for search engines, as it is shown on the page. */
export function breadcrumbData(
  crumbs: readonly Crumb[],
  locale: Locale,
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path, locale),
    })),
  }
}
