import type { nextRedirects } from '../../lib/content/redirects'
import { sitePaths } from '../../lib/site-paths'
import type { SiteClient } from './site-client'

/** Returns one sentence for each redirect that does not lead to a page in one step. */
export async function redirectFaults(
  redirects: typeof nextRedirects,
  client: SiteClient,
): Promise<string[]> {
  const faults = await Promise.all(
    redirects.map(async ({ source, destination }) => {
      const [asked, target] = [source, destination].map(withExample) as [string, string]
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

const exampleId = sitePaths.find((path) => path.startsWith('/events/'))?.slice('/events/'.length)

/** `/eventi/:id(…)` → `/eventi/due-pomeriggi-insieme`; of an outside address nothing changes. */
function withExample(path: string): string {
  return path.startsWith('/') ? path.replace(/:id(\(.*\))?/, exampleId ?? '') : path
}
