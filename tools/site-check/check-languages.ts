import { locales } from '../../lib/i18n/locales'
import { localizedPath } from '../../lib/i18n/localized-path'
import { headersOf, localeTable } from '../../testing/locale-table'
import { readPage } from './read-page'
import type { SiteClient } from './site-client'

/** Servers in front refuse headers of a length that no browser sends. */
const usual = localeTable.filter(({ acceptLanguage = '' }) => acceptLanguage.length < 1000)

/** Returns one sentence for each request that is answered in another language than was decided. */
export async function languageFaults(client: SiteClient): Promise<string[]> {
  const faults = await Promise.all(
    usual.map(async (row) => {
      const { status, headers } = await client.get(row.ask, headersOf(row))
      const location = headers.location ? pathOf(headers.location) : ''
      const found = `${status} ${location}`.trim()
      const answer = row.status === 307 ? `307 ${row.location}` : `${row.status}`
      return found === answer ? [] : [`${JSON.stringify(row)}: answers ${found}.`]
    }),
  )
  return faults.flat()
}

/** Returns what is wrong with the answer to an address that does not exist, in each language. */
export async function notFoundFaults(client: SiteClient): Promise<string[]> {
  const faults = await Promise.all(
    locales.map(async (locale) => {
      const address = localizedPath('/no-such-page', locale)
      const { status, text } = await client.get(address)
      const { lang, meta, links } = readPage(text)
      return [
        status !== 404 && `${address}: answers ${status} instead of 404.`,
        lang !== locale && `${address}: lang is "${lang}" instead of "${locale}".`,
        !/noindex/.test(meta.get('robots') ?? '') && `${address}: robots does not say noindex.`,
        links.some(({ rel }) => rel === 'canonical') && `${address}: it has a canonical address.`,
      ].filter((fault) => fault !== false)
    }),
  )
  return faults.flat()
}

function pathOf(location: string): string {
  const { pathname, search } = new URL(location, 'http://site')
  return pathname + search
}
