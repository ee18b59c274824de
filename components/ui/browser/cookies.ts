import { attempt } from './attempt'

/** Returns the cookies of the site, and none where the browser refuses to tell them. */
export function readCookies(): string {
  return attempt(() => document.cookie) ?? ''
}

export function writeCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie))
}
