import { defaultLocale } from '../i18n/locales'
import { notFoundPath } from '../site-paths'
import {
  contentSecurityPolicy,
  hashSource,
  loadingBarStyle,
  type PolicySettings,
} from './content-security-policy'
import type { InlineCode } from './inline-code'

/** What Next keeps beside a prerendered page; `headers` go out with the page. */
export type PageMeta = { headers?: Record<string, string | string[]>; [key: string]: unknown }

type Page = {
  /** Address in the build, e.g. `/it/services`. */
  route: string
  /** What stands in its document. */
  code: InlineCode
  meta: PageMeta
}

type Manifests = {
  /** Next's `prerender-manifest.json`. */
  prerendered: {
    routes: Record<string, { srcRoute: string | null }>
    dynamicRoutes: Record<string, { fallback: unknown }>
  }
  /** Next's `app-path-routes-manifest.json`: each file of `app/` and its route. */
  app: Record<string, string>
}

/**
 * Shared caches may keep a page for five minutes; browsers ask each time. The page says it itself:
 * set by the middleware or by next.config.ts, it would also reach errors and redirects at the same
 * address, and parts of the page that lack its `Vary`: docs/decisions/0004.
 */
const pageCaching = 'public, max-age=0, s-maxage=300, must-revalidate'

/** What an unprefixed address answers depends on these; Next adds its own names to them. */
const negotiationVary = 'Accept-Language, Cookie, Sec-Fetch-Site'

/** Returns the page's meta with the headers that it must be served with: docs/decisions/0003. */
export function withPageHeaders({ route, code, meta }: Page, settings: PolicySettings): PageMeta {
  return {
    ...meta,
    headers: {
      ...meta.headers,
      'content-security-policy': contentSecurityPolicy(code.scripts, settings),
      ...(isAddress(route) && { 'cache-control': pageCaching }),
      ...(isUnprefixed(route) && { vary: negotiationVary }),
    },
  }
}

/** Returns why a page cannot be served under a strict policy, one sentence a reason. */
export function findFaults({ route, code: { styles, unhashable } }: Omit<Page, 'meta'>): string[] {
  return [
    ...unhashable.map(
      (tag) => `${route} carries an inline style or handler, which its policy blocks: ${tag}`,
    ),
    ...styles
      .filter((style) => hashSource(style) !== loadingBarStyle)
      .map((style) => `${route} carries a style that its policy blocks: ${style.slice(0, 60)}`),
  ]
}

/** Returns a sentence for each page that Next renders on request, and so serves without any policy. */
export function pagesOnRequest({ prerendered, app }: Manifests): string[] {
  const { routes, dynamicRoutes } = prerendered
  const prerenderedRoutes = new Set([
    ...Object.entries(routes).map(([route, { srcRoute }]) => srcRoute ?? route),
    // Nothing but what was prerendered: nothing at all, where there are no events.
    ...Object.keys(dynamicRoutes).filter((route) => dynamicRoutes[route]?.fallback === false),
  ])
  return Object.entries(app)
    .filter(([entry, route]) => entry.endsWith('/page') && !prerenderedRoutes.has(route))
    .map(([, route]) => `${route} is rendered on request, so no policy can be sent with it.`)
}

function isUnprefixed(route: string): boolean {
  return route === `/${defaultLocale}` || route.startsWith(`/${defaultLocale}/`)
}

/**
 * Returns whether the page is what its own address shows; the 404 stands in for other addresses.
 */
function isAddress(route: string): boolean {
  return !route.endsWith(notFoundPath) && !route.startsWith('/_')
}
