import { siteUrl } from '../site-url'
import { Problem } from './problem'

/** Browsers set both headers and pages cannot: only our own pages pass. */
export function assertOwnOrigin(headers: Headers): void {
  const site = headers.get('sec-fetch-site')
  const own = site === null ? headers.get('origin') === siteUrl : site === 'same-origin'
  if (!own) throw new Problem('forbidden-origin')
}
