import type { z } from 'zod'
import json from '../../content/redirects.json'
import { locales } from '../i18n/locales'
import { localizedPath } from '../i18n/localized-path'
import { parseContent } from './parse-content'
import { redirectsSchema, withParameterRule } from './schemas/redirects'

type Redirect = { source: string; destination: string; permanent: boolean }

/**
 * Returns redirects in Next's shape. A page keeps the visitor's language, and for good (308); an
 * outside address is the same for all, and may change (307).
 */
export function toNextRedirects(redirects: z.infer<typeof redirectsSchema>): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    locales.map((locale) => {
      const isInternal = to.startsWith('/')
      return {
        source: withParameterRule(localizedPath(from, locale)),
        destination: isInternal ? localizedPath(to, locale) : to,
        permanent: isInternal,
      }
    }),
  )
}

export const nextRedirects = toNextRedirects(
  parseContent('content/redirects.json', redirectsSchema, json),
)
