import type { nextRedirects } from '../../lib/content/redirects'
import type { SiteClient } from './site-client'

/**
 * Returns one sentence for each redirect that does not lead to a page in one step. Those of events are
 * tried with one of the sitemap's `addresses`, and not at all where there is none.
 */
export async function redirectFaults(
  redirects: typeof nextRedirects,
  client: SiteClient,
  addresses: readonly string[],
): Promise<string[]> {
  const [eventId] = addresses.flatMap((path) => /^\/events\/([^/]+)$/.exec(path)?.slice(1) ?? [])
  const tried = redirects.filter(({ source }) => eventId || !source.includes(':id'))
  const faults = await Promise.all(
    tried.map(async ({ source, destination }) => {
      const [asked, target] = [source, destination].map((path) => withExample(path, eventId)) as [
        string,
        string,
      ]
      const { status, headers } = await client.get(asked)
      if (status !== 307) return [`${asked}: answers ${status} instead of 307.`]
      if (!target.startsWith('/')) {
        return headers.location === target ? [] : [`${asked}: leads to ${headers.location}.`]
      }
      const { pathname } = new URL(headers.location ?? '', 'http://site')
      const { status: next } = await client.get(pathname)
      const chain = next >= 300 && next < 400 ? ', another redirect,' : ''
      if (pathname !== target)
        return [`${asked}: leads to ${pathname}${chain} instead of ${target}.`]
      return next === 200 ? [] : [`${asked}: leads to ${target}, which answers ${next}.`]
    }),
  )
  return faults.flat()
}

/** `/eventi/:id(…)` → `/eventi/due-pomeriggi-insieme`; of an outside address nothing changes. */
function withExample(path: string, eventId = ''): string {
  return path.startsWith('/') ? path.replace(/:id(\(.*\))?/, eventId) : path
}
