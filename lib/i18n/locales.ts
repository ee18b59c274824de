type LocaleRecord = {
  /** The language's name in the language itself. */
  name: string
  /** BCP 47 tag for `hreflang` and `lang`. */
  hreflang: string
  /** BCP 47 tag for dates and lists, with the country whose habits they follow. */
  formatting: string
  /** Tag for `og:locale`. */
  openGraph: string
  /** Where its lines begin at the right. */
  direction?: 'rtl'
  /** The first day of a month before its name, where it is not 1. */
  firstOfMonth?: string
  /** ISO 3166 code of the decorative flag, if public/assets/flags holds it. */
  flag?: string
  /** Hosts on which this language is the default, e.g. `['www.example.es']`. */
  defaultForDomains?: readonly string[]
}

/** The one list of languages; selector, hreflang, Open Graph, sitemap and tests derive from it. */
const registry = {
  it: {
    name: 'Italiano',
    hreflang: 'it',
    formatting: 'it-IT',
    openGraph: 'it_IT',
    firstOfMonth: '1º',
    flag: 'it',
  },
  en: { name: 'English', hreflang: 'en', formatting: 'en-GB', openGraph: 'en_GB', flag: 'gb' },
  es: { name: 'Español', hreflang: 'es', formatting: 'es-ES', openGraph: 'es_ES', flag: 'es' },
} as const satisfies Record<string, LocaleRecord>

export type Locale = keyof typeof registry

export const localeRegistry: Record<Locale, LocaleRecord> = registry

export const locales = Object.keys(registry) as [Locale, ...Locale[]]

/** The language of addresses without a prefix. */
export const defaultLocale: Locale = 'it'

/** For visitors whose browser asks only for languages that the site does not have (en-US). */
export const fallbackLocale: Locale = 'en'

export const localeCookie = { name: 'NEXT_LOCALE', maxAge: 365 * 24 * 60 * 60 } as const

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** Returns the language that a route's parameter names; no page exists for another. */
export function parseLocale(value: string): Locale {
  if (!isLocale(value)) throw new Error(`The site has no language ${value}.`)
  return value
}

/** Returns the attributes of an element whose words are in a language. */
export function languageAttributes(locale: Locale): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: localeRegistry[locale].hreflang, dir: localeRegistry[locale].direction ?? 'ltr' }
}

/** Returns a value of its own for each language. */
export function inEveryLocale<Value>(valueIn: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<
    Locale,
    Value
  >
}

/** Returns the language whose `defaultForDomains` lists `host` (with or without a port). */
export function localeForHost(
  host: string | undefined,
  registry: Record<string, LocaleRecord> = localeRegistry,
): Locale | undefined {
  const name = host?.split(':', 1)[0]?.toLowerCase()
  return locales.find((locale) => name && registry[locale]?.defaultForDomains?.includes(name))
}

/** Returns the route parameters of each language, for `generateStaticParams`. */
export function localeParams() {
  return locales.map((locale) => ({ locale }))
}
