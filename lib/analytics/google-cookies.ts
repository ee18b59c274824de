/** Analytics, and the advertising cookies that a wrongly configured container could add. */
const googleCookie = /^_(ga|gat|gid|gcl|gac|dc_gtm)(_|$)/

/**
 * Returns values for `document.cookie` that delete the cookies of Google's tags, which are set on
 * the widest domain that the browser allows.
 */
export function googleCookieDeletions(cookies: string, hostname: string): string[] {
  const labels = hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => googleCookie.test(name))
    .flatMap((name) => ['', ...domains].map((domain) => `${name}=; Max-Age=0; Path=/${domain}`))
}
