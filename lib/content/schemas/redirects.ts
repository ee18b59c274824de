import { z } from 'zod'
import { isPagePath, mayBePage } from '../../pages'
import { siteUrl } from '../../site-url'
import { idPattern, pathSchema, say, urlSchema } from './fields'

/** What may stand in the place of a parameter; anything else is the 404. */
const parameterRules: Record<string, string> = { ':id': idPattern }

/** Pages that a parameter of the old address can lead to. */
const targetRoutes = ['/events/:id']

const parameter = /:[a-z]+/g

/** An old address: a path, of which one part may be a parameter. */
const sourceSchema = z.string().refine(
  (path) => {
    const parameters = path.match(parameter) ?? []
    return (
      parameters.length <= 1 &&
      parameters.every((name) => name in parameterRules) &&
      pathSchema.safeParse(path.replace(parameter, 'x')).success
    )
  },
  {
    error: 'non è un indirizzo del sito, per esempio /eventi oppure /eventi/:id.',
    abort: true,
  },
)

const internalTarget = z
  .string()
  .refine(
    (path) =>
      targetRoutes.includes(path) || (pathSchema.safeParse(path).success && mayBePage(path)),
    'non è una pagina del sito.',
  )

/** A complete address of another site, such as a browser can open it. */
const externalTarget = urlSchema.refine((url) => {
  if (!URL.canParse(url)) return false
  const { hostname, origin, username, password } = new URL(url)
  return origin !== siteUrl && hostname.includes('.') && !username && !password
})

export const redirectsSchema = z
  .array(
    z
      .strictObject({
        from: sourceSchema
          .refine((path) => !isPagePath(path), 'è già una pagina del sito.')
          .meta({
            ...say('Vecchio indirizzo', 'Senza il nome del sito.'),
            examples: ['/chi-siamo'],
          }),
        /** A page of the site, or a complete https address that leaves it. */
        to: z
          .union(
            [internalTarget, externalTarget],
            'non è né una pagina del sito né un indirizzo https di un altro sito.',
          )
          .meta({
            ...say(
              'Indirizzo di oggi',
              'Una pagina del sito, o un indirizzo https di un altro sito.',
            ),
            examples: ['/about-us'],
          }),
      })
      .refine(
        ({ from, to }) => to.startsWith('https:') || parameterOf(from) === parameterOf(to),
        'from e to devono avere lo stesso parametro, per esempio :id in tutti e due.',
      ),
  )
  .refine(
    (redirects) => new Set(redirects.map(({ from }) => from)).size === redirects.length,
    'due indirizzi (from) sono uguali.',
  )

function parameterOf(path: string): string | undefined {
  return path.match(parameter)?.[0]
}

/** Returns an old address as Next writes its rule: `/eventi/:id` → `/eventi/:id([a-z0-9]+…)`. */
export function withParameterRule(path: string): string {
  return path.replace(parameter, (name) => `${name}(${parameterRules[name]})`)
}
