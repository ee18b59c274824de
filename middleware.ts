import { NextResponse, type NextRequest } from 'next/server'
import { localeCookie } from './lib/i18n/locales'
import { negotiate } from './lib/i18n/negotiate'
import { notFoundPath } from './lib/routes'
import { isHttps } from './lib/site-url'

// Next 16 prefers the name proxy.ts; this one is deliberate: docs/decisions/0001.
export const config = {
  // Everything but the server's own paths and the real files: unknown dotted paths such as
  // /wp-login.php must reach the localized 404. A test holds this list against public/ and app/.
  matcher: [
    '/((?!_next/|api/|assets/|builds/|\\.well-known/|favicon\\.ico$|icon\\.svg$|apple-icon\\.png$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$).*)',
  ],
}

/** What is for this visitor only; how pages are cached is said by the pages (lib/security). */
const uncached = { 'Cache-Control': 'private, no-store' }

export function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl
  const answer = negotiate(pathname, {
    cookie: request.cookies.get(localeCookie.name)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    host: request.headers.get('host') ?? undefined,
  })

  switch (answer.type) {
    case 'page':
      return rewrite(request, `/${answer.locale}${answer.path === '/' ? '' : answer.path}`)
    case 'not-found':
      return rewrite(request, `/${answer.locale}${notFoundPath}`, {
        status: 404,
        headers: uncached,
      })
    case 'negotiated-redirect': {
      const response = redirect(request, answer.path + search)
      response.headers.set('Vary', 'Accept-Language, Cookie')
      return response
    }
    case 'chosen-redirect': {
      const response = redirect(request, answer.path + search)
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

function rewrite(request: NextRequest, path: string, init?: ResponseInit): NextResponse {
  const url = new URL(path, request.url)
  url.search = request.nextUrl.search
  return NextResponse.rewrite(url, init)
}

function redirect(request: NextRequest, path: string): NextResponse {
  return NextResponse.redirect(new URL(path, request.url), { status: 307, headers: uncached })
}
