import { defaultLocale, fallbackLocale, locales } from '../../lib/i18n/locales'
import { localizedPath } from '../../lib/i18n/localized-path'
import { readPage } from './read-page'
import type { SiteClient } from './site-client'

type Row = { path: string; headers: Record<string, string>; answer: string }

/** The table of docs/decisions/0002, for one page. */
function languageTable(path: string): Row[] {
  const others = locales.filter((locale) => locale !== defaultLocale)
  const at = (locale: (typeof locales)[number]) => localizedPath(path, locale)
  const accept = (language: string) => ({ 'accept-language': language })
  return [
    { path, headers: {}, answer: '200' },
    { path, headers: accept('*'), answer: '200' },
    { path, headers: accept(`${defaultLocale};q=0.9`), answer: '200' },
    { path, headers: accept('xx-XX,xx;q=0.9'), answer: `307 ${at(fallbackLocale)}` },
    { path, headers: { cookie: 'NEXT_LOCALE=xx' }, answer: '200' },
    ...others.flatMap((locale) => [
      { path, headers: accept(`${locale},xx;q=0.5`), answer: `307 ${at(locale)}` },
      { path, headers: { cookie: `NEXT_LOCALE=${locale}` }, answer: `307 ${at(locale)}` },
      { path: `${path}?x=1`, headers: accept(locale), answer: `307 ${at(locale)}?x=1` },
      { path: at(locale), headers: accept(defaultLocale), answer: '200' },
      {
        path: at(locale),
        headers: { cookie: `NEXT_LOCALE=${defaultLocale}` },
        answer: '200',
      },
    ]),
    {
      path: `/${defaultLocale}${path}`,
      headers: accept('en'),
      answer: `307 ${path}`,
    },
  ]
}

/** Returns one sentence for each request that is answered in another language than was decided. */
export async function languageFaults(path: string, client: SiteClient): Promise<string[]> {
  const faults = await Promise.all(
    languageTable(path).map(async ({ path: asked, headers, answer }) => {
      const { status, headers: received } = await client.get(asked, headers)
      const location = received.location ? pathOf(received.location) : ''
      const found = `${status} ${location}`.trim()
      const words = Object.entries(headers).map((header) => header.join(': '))
      return found === answer
        ? []
        : [`${[asked, ...words].join(', ')}: answers ${found} instead of ${answer}.`]
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
