import { nextRedirects } from '../content/redirects'
import { localizedPath } from '../i18n/localized-path'
import { locales } from '../i18n/locales'
import { sitePaths } from '../routes'

type BuildManifest = {
  id: string
  /** Rules by address. The site has none for whole folders or patterns. */
  matcher: {
    static: Record<string, { redirect: string }>
    wildcard: Record<string, never>
    dynamic: Record<string, never>
  }
  prerendered: string[]
}

/** What this build serves, in the shape of Nuxt's build manifest. */
export function buildManifest(id: string): BuildManifest {
  const redirects = nextRedirects.map(
    ({ source, destination }) => [source, { redirect: destination }] as const,
  )
  return {
    id,
    matcher: { static: Object.fromEntries(redirects), wildcard: {}, dynamic: {} },
    prerendered: sitePaths.flatMap((path) => locales.map((locale) => localizedPath(path, locale))),
  }
}
