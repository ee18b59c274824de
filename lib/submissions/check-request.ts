import { siteUrl } from '../site-url'
import { Problem } from './problem'

const json = /^\s*application\/json\s*(;\s*charset\s*=\s*("utf-8"|utf-8)\s*)?$/i

/** Refuses any body but JSON, which no plain HTML form can send across sites, in UTF-8 only. */
export function assertJsonType(headers: Headers): void {
  const encoding = headers.get('content-encoding') ?? 'identity'
  if (!json.test(headers.get('content-type') ?? '') || encoding !== 'identity') {
    throw new Problem('unsupported-media-type')
  }
}

/** Refuses requests from other sites' pages. Browsers set both headers, and no page can. */
export function assertOwnOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  const own = site === null ? headers.get('origin') === siteUrl : site === 'same-origin'
  if (!own) throw new Problem('forbidden-origin')
}
