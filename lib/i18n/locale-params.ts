import { locales } from './locales'

/** Returns the route parameters of each language, for `generateStaticParams`. */
export function localeParams() {
  return locales.map((locale) => ({ locale }))
}
