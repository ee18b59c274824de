import type { z } from 'zod'
import json from '../../content/redirects.json'
import { locales } from '../i18n/locales'
import { localizedPath } from '../i18n/localized-path'
import { hasPastEvents, pastEventsPath } from '../site-paths'
import { parseContent } from './parse-content'
import { redirectsSchema, withParameterRule } from './schemas/redirects'

type Redirect = { source: string; destination: string; permanent: false }

/**
 * Returns redirects in Next's shape. A page keeps the visitor's language; an outside address is the same for
 * all. None is permanent: browsers keep those for ever, and a mistake could not be taken back.
 */
export function toNextRedirects(redirects: z.infer<typeof redirectsSchema>): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    locales.flatMap((locale) =>
      // The default language is asked for with its prefix too: docs/decisions/0002.
      [...new Set([localizedPath(from, locale), `/${locale}${from}`])].map((path) => ({
        source: withParameterRule(path),
        destination: to.startsWith('/') ? localizedPath(to, locale) : to,
        permanent: false as const,
      })),
    ),
  )
}

export const nextRedirects = toNextRedirects(
  parseContent('content/redirects.json', redirectsSchema, json),
)

/** Where the pages of years and months lead that the site once had. */
export const redirectsOfYears: Redirect[] = [
  { from: '/events/year', to: hasPastEvents ? pastEventsPath : '/events' },
  { from: '/news', to: '/news' },
].flatMap(({ from, to }) =>
  locales.map((locale) => ({
    source: `${localizedPath(from, locale)}/:year(\\d{4})/:month(\\d{2})?`,
    destination: localizedPath(to, locale),
    permanent: false,
  })),
)
