type Manifests = {
  /** Next's `prerender-manifest.json`. */
  prerendered: {
    routes: Record<string, { srcRoute: string | null }>
    dynamicRoutes: Record<string, { fallback: unknown }>
  }
  /** Next's `app-path-routes-manifest.json`: each file of `app/` and its route. */
  app: Record<string, string>
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
