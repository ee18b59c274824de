import { nextRedirects } from '../content/redirects'
import { locales } from '../i18n/locales'
import { localizedPath } from '../i18n/localized-path'
import { sitePaths } from '../routes'

type BuildManifest = {
  id: string
  /** Rules by address, and by pattern. The site has none for whole folders. */
  matcher: {
    static: Record<string, { redirect: string }>
    wildcard: Record<string, never>
    dynamic: Record<string, { redirect: string }>
  }
  prerendered: string[]
}

/** Returns what this build serves, in the shape of Nuxt's build manifest. */
export function buildManifest(id: string): BuildManifest {
  const redirects = (isPattern: boolean) =>
    Object.fromEntries(
      nextRedirects
        .filter(({ source }) => source.includes(':') === isPattern)
        .map(({ source, destination }) => [source, { redirect: destination }]),
    )
  return {
    id,
    matcher: { static: redirects(false), wildcard: {}, dynamic: redirects(true) },
    prerendered: sitePaths.flatMap((path) => locales.map((locale) => localizedPath(path, locale))),
  }
}
