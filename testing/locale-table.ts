import type { Locale } from '../lib/i18n/locales'

export type LocaleCase = {
  ask: string
  /** `undefined`: the header is absent. */
  acceptLanguage?: string
  /** Value of the cookie NEXT_LOCALE. */
  cookie?: string
  /** What the browser says of where the visitor comes from: `same-origin` for a link within the site. */
  from?: 'same-origin' | 'same-site' | 'cross-site' | 'none'
  /** Whether a browser only fetches it ahead. */
  isPrefetch?: boolean
} & (
  | { status: 200; lang?: Locale }
  | { status: 404; lang: Locale }
  | { status: 307; location: string; chooses?: Locale }
)

const services = '/services'
const shown = (lang: Locale) => ({ ask: services, status: 200, lang }) as const
const redirected = (lang: Exclude<Locale, 'it'>) =>
  ({ ask: services, status: 307, location: `/${lang}/services` }) as const

/** Which language the site answers in (docs/decisions/0002). */
export const localeTable: LocaleCase[] = [
  // Without a prefix: the language that the browser asks for.
  { ...shown('it'), acceptLanguage: 'it-IT,it;q=0.9' },
  { ask: '/services?x=1', acceptLanguage: 'es-AR', status: 307, location: '/es/services?x=1' },
  { ask: '/', acceptLanguage: 'es', status: 307, location: '/es' },
  { ...redirected('es'), acceptLanguage: 'ES-ar' },
  { ...redirected('es'), acceptLanguage: 'xx,es;q=0.5,it;q=0.4' },
  { ...redirected('es'), acceptLanguage: 'it;q=0, es' },
  { ...redirected('en'), acceptLanguage: 'it;q=0.2,en;q=0.9' },
  // Only languages that we do not have: English.
  { ...redirected('en'), acceptLanguage: 'xx-XX,xx;q=0.9' },
  { ...redirected('en'), acceptLanguage: 'xx-YY, *;q=0.5' },
  // Nothing that can be read, or longer than any browser's: Italian.
  shown('it'),
  { ...shown('it'), acceptLanguage: '' },
  { ...shown('it'), acceptLanguage: '*' },
  { ...shown('it'), acceptLanguage: ';;q=,,%%' },
  { ...shown('it'), acceptLanguage: 'en'.padEnd(1100, ',en') },
  // The language that was chosen, whatever the browser asks for.
  { ...shown('it'), cookie: 'it', acceptLanguage: 'en' },
  { ...redirected('es'), cookie: 'es', acceptLanguage: 'it' },
  { ...redirected('en'), cookie: 'en' },
  // No language of ours: as if none had been chosen.
  { ...redirected('en'), cookie: 'xx', acceptLanguage: 'en' },
  { ...shown('it'), cookie: '../', acceptLanguage: 'it' },
  { ...redirected('es'), cookie: 'IT', acceptLanguage: 'es' },
  { ...redirected('es'), cookie: 'en-US', acceptLanguage: 'es' },
  { ...redirected('es'), cookie: '', acceptLanguage: 'es' },
  // Within the site the address says the language, unless one was chosen.
  { ...shown('it'), from: 'same-origin', acceptLanguage: 'en' },
  { ...shown('it'), from: 'same-origin', acceptLanguage: 'es', cookie: 'xx' },
  { ...redirected('es'), from: 'same-origin', acceptLanguage: 'en', cookie: 'es' },
  { ...redirected('en'), from: 'cross-site', acceptLanguage: 'en' },
  { ...redirected('en'), from: 'same-site', acceptLanguage: 'en' },
  { ...redirected('es'), from: 'none', acceptLanguage: 'es' },
  { ask: '/en/services', from: 'same-origin', acceptLanguage: 'it', status: 200, lang: 'en' },
  // With a prefix: its language, whatever was chosen.
  { ask: '/en/services', cookie: 'es', acceptLanguage: 'it', status: 200, lang: 'en' },
  { ask: '/en', cookie: 'es', status: 200, lang: 'en' },
  // The prefix of Italian is a choice.
  { ask: '/it/services', status: 307, location: '/services', chooses: 'it' },
  { ask: '/it/services', cookie: 'es', status: 307, location: '/services', chooses: 'it' },
  { ask: '/it?x=1', status: 307, location: '/?x=1', chooses: 'it' },
  // What is only fetched ahead chooses nothing.
  { ask: '/it/services', isPrefetch: true, status: 307, location: '/services' },
  // An address in other letters, or with letters that are encoded, leads to the page.
  { ask: '/EN/services?x=1', acceptLanguage: 'it', status: 307, location: '/en/services?x=1' },
  { ask: '/Services', acceptLanguage: 'it', status: 307, location: '/services' },
  { ask: '/ES', acceptLanguage: 'it', status: 307, location: '/es' },
  { ask: '/It/Contacts', acceptLanguage: 'en', status: 307, location: '/it/contacts' },
  { ask: '/en/%63ontacts', acceptLanguage: 'it', status: 307, location: '/en/contacts' },
  {
    ask: '/services/listening%2Ddesk',
    acceptLanguage: 'it',
    status: 307,
    location: '/services/listening-desk',
  },
  { ask: '/Events.ICS', acceptLanguage: 'en', status: 307, location: '/events.ics' },
  { ask: '/services%2Flistening-desk', acceptLanguage: 'es', status: 404, lang: 'es' },
  { ask: '/services/listening%252Ddesk', acceptLanguage: 'es', status: 404, lang: 'es' },
  { ask: '/en/Nope', acceptLanguage: 'es', status: 404, lang: 'en' },
  // A 404 is in the language of the prefix, else in the one asked for.
  { ask: '/nope', acceptLanguage: 'es', status: 404, lang: 'es' },
  { ask: '/en/nope', acceptLanguage: 'es', status: 404, lang: 'en' },
  { ask: '/it/nope', acceptLanguage: 'es', status: 404, lang: 'it' },
  { ask: '/xx/services', acceptLanguage: 'es', status: 404, lang: 'es' },
  { ask: '/events/none', acceptLanguage: 'es', status: 404, lang: 'es' },
  // Handlers and files are never redirected.
  { ask: '/robots.txt', acceptLanguage: 'en', status: 200 },
  { ask: '/sitemap.xml', acceptLanguage: 'en', status: 200 },
  { ask: '/favicon.ico', acceptLanguage: 'en', status: 200 },
]

/** Returns the headers of the requests for `/services`, with the language that answers each. */
export function servicesVisitors(): { headers: Record<string, string>; locale: Locale }[] {
  return localeTable
    .filter(({ ask }) => ask === services)
    .map((row) => ({ headers: headersOf(row), locale: localeOf(row) }))
}

/** Returns the request headers of a case. */
export function headersOf(row: LocaleCase): Record<string, string> {
  const { acceptLanguage, cookie, from, isPrefetch } = row
  return {
    ...(from && { 'sec-fetch-site': from }),
    ...(isPrefetch && { 'sec-purpose': 'prefetch;prerender' }),
    ...(acceptLanguage !== undefined && { 'accept-language': acceptLanguage }),
    ...(cookie !== undefined && { cookie: `NEXT_LOCALE=${cookie}` }),
  }
}

function localeOf(row: LocaleCase): Locale {
  const locale = row.status === 307 ? row.location.slice(1, 3) : row.lang
  if (!locale) throw new Error(`${row.ask} has no language.`)
  return locale as Locale
}
