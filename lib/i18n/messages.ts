import italian from '../../messages/it.json'
import { isGroup } from './flatten-messages'
import { locales, type Locale } from './locales'

// A pattern, so that the build takes in the file of every language.
const files = locales.map((locale) => import(`../../messages/${locale}.json`))
const catalogs = (await Promise.all(files)) as { default: object }[]

// Made once: every page of a build asks for them, and for those of all languages.
const messages = Object.fromEntries(
  locales.map((locale, index) => [
    locale,
    withItalian(catalogs[index]?.default ?? {}, italian, `messages/${locale}.json:`),
  ]),
) as Record<Locale, typeof italian>

/** Returns the messages of a language; where it lacks one, the Italian text. */
export function messagesFor(locale: Locale): typeof italian {
  return messages[locale]
}

/**
 * Returns `catalog` with the Italian text where it has none, and a warning for each. A build with
 * such a hole is refused; this is for what runs without one.
 */
export function withItalian<Catalog extends object>(
  catalog: object,
  fallback: Catalog,
  place: string,
): Catalog {
  const own: Record<string, unknown> = { ...catalog }
  const merged = Object.entries(fallback).map(([key, text]: [string, unknown]) => {
    const value = own[key]
    const name = place.endsWith(':') ? `${place} ${key}` : `${place}.${key}`
    if (isGroup(text)) return [key, withItalian(isGroup(value) ? value : {}, text, name)]
    if (isText(value)) return [key, value]
    console.warn(`${name} is missing: the Italian text is shown.`)
    return [key, text]
  })
  return Object.fromEntries(merged) as Catalog
}

/** A text as an editor writes it or, in the build, as next-intl has parsed it: a list of its parts. */
function isText(value: unknown): boolean {
  return Array.isArray(value) || (typeof value === 'string' && value.trim() !== '')
}
