import { NextResponse, type NextRequest } from 'next/server'
import { localeCookie } from './lib/i18n/locales'
import { negotiate } from './lib/i18n/negotiate'
import { barePolicy } from './lib/security/content-security-policy'
import { notFoundPath } from './lib/site-paths'
import { isHttps } from './lib/site-url'

// Next 16 prefers the name proxy.ts; this one is deliberate: docs/decisions/0001.
export const config = {
  // In the edge runtime, which is the default, a page costs the server a fifth more.
  runtime: 'nodejs',
  // Everything but the server's own paths and the real files: unknown dotted paths such as
  // /wp-login.php must reach the localized 404. A test holds this list against public/ and app/.
  matcher: [
    '/((?!_next/|api/|assets/|builds/|\\.well-known/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$|sw\\.js$|service-worker\\.js$).*)',
  ],
}

export function middleware(request: NextRequest): NextResponse {
  // Pages take no data, and Next itself would answer a POST with the page.
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return bare(new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } }))
  }
  const { pathname, search } = request.nextUrl
  const answer = negotiate(pathname, {
    cookie: request.cookies.get(localeCookie.name)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    host: request.headers.get('host') ?? undefined,
    isFromWithin: request.headers.get('sec-fetch-site') === 'same-origin',
  })

  switch (answer.type) {
    case 'page':
      // The page itself says how it may be cached: lib/security/page-headers.ts.
      return rewrite(request, `/${answer.locale}${answer.path === '/' ? '' : answer.path}`)
    case 'not-found':
      // deploy/nginx.conf keeps this page for each language: nothing is rendered for an unknown address.
      if (request.headers.has('x-accel-not-found')) {
        const headers = { 'X-Accel-Redirect': `/not-found/${answer.locale}` }
        return bare(new NextResponse(null, { status: 404, headers }))
      }
      return uncached(rewrite(request, `/${answer.locale}${notFoundPath}`, 404))
    case 'respelt-redirect':
      return redirect(request, answer.path + search)
    case 'negotiated-redirect': {
      const response = redirect(request, answer.path + search)
      response.headers.set('Vary', 'Accept-Language, Cookie')
      return response
    }
    case 'chosen-redirect': {
      const response = redirect(request, answer.path + search)
      // What a browser fetches ahead was not chosen.
      if (isPrefetch(request)) return response
      response.cookies.set(localeCookie.name, answer.locale, {
        maxAge: localeCookie.maxAge,
        path: '/',
        sameSite: 'lax',
        ...(isHttps && { secure: true }),
      })
      return response
    }
  }
}

function isPrefetch({ headers }: NextRequest): boolean {
  return ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].some((name) =>
    headers.get(name)?.includes('prefetch'),
  )
}

function rewrite(request: NextRequest, path: string, status = 200): NextResponse {
  const url = new URL(path, request.url)
  url.search = request.nextUrl.search
  return NextResponse.rewrite(url, { status })
}

function redirect(request: NextRequest, path: string): NextResponse {
  return bare(NextResponse.redirect(new URL(path, request.url), 307))
}

/** Returns an answer that is no page, with the bare policy. */
function bare(response: NextResponse): NextResponse {
  response.headers.set('Content-Security-Policy', barePolicy)
  return uncached(response)
}

/** Marks an answer to this one visitor, which no cache may keep. */
function uncached(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
