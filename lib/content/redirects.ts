import { z } from 'zod'
import json from '../../content/redirects.json'
import { localizedPath } from '../i18n/localized-path'
import { locales } from '../i18n/locales'
import { isKnownPath } from '../routes'
import { pathSchema, urlSchema } from './fields'
import { parseContent } from './parse-content'

const internalTarget = pathSchema.refine(isKnownPath, 'non è una pagina del sito.')

export const redirectsSchema = z.array(
  z.strictObject({
    from: pathSchema.refine((path) => !isKnownPath(path), 'è già una pagina del sito.'),
    /** A page of the site, or a complete https address that leaves it. */
    to: z.union([internalTarget, urlSchema], 'non è né una pagina del sito né un indirizzo https.'),
  }),
)

type Redirect = { source: string; destination: string; permanent: true }

/** Redirects in Next's shape: a page keeps the visitor's language, an outside address is the same for all. */
export function toNextRedirects(redirects: z.infer<typeof redirectsSchema>): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    locales.map((locale) => ({
      source: localizedPath(from, locale),
      destination: to.startsWith('/') ? localizedPath(to, locale) : to,
      permanent: true as const,
    })),
  )
}

export const nextRedirects = toNextRedirects(
  parseContent('content/redirects.json', redirectsSchema, json),
)
