import { siteUrl } from '../site-url'
import { Problem } from './problem-response'

const json = /^\s*application\/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i
const multipart = /^\s*multipart\/form-data\s*(;|$)/i

export type BodyType = 'json' | 'multipart'

/**
 * Returns which of the two ways a form was sent: by its script, or by the browser alone. Refuses
 * everything else, and any other encoding than UTF-8.
 */
export function bodyTypeOf(headers: Headers): BodyType {
  const type = headers.get('content-type') ?? ''
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (encoding === 'identity' && json.test(type)) return 'json'
  if (encoding === 'identity' && multipart.test(type)) return 'multipart'
  throw new Problem('unsupported-media-type')
}

/** Returns whether a person waits for the answer in a window, and no script reads it. */
export function wantsPage(headers: Headers): boolean {
  const type = headers.get('content-type') ?? ''
  if (multipart.test(type)) return true
  return !json.test(type) && (headers.get('accept') ?? '').includes('text/html')
}

/** Refuses requests from other sites' pages. Browsers set both headers, and no page can. */
export function assertOwnOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  const own = site === null ? headers.get('origin') === siteUrl : site === 'same-origin'
  if (!own) throw new Problem('forbidden-origin')
}
