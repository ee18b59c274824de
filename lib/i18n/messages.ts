import italian from '../../messages/it.json'
import { defaultLocale, locales, type Locale } from './locales'
import { holesIn, withFallback } from './with-fallback'

// A pattern, so that the build takes in the file of every language.
const files = locales.map((locale) => import(`../../messages/${locale}.json`))
const loaded = (await Promise.all(files)) as { default: object }[]
const catalogs = inEachLocale((_, index) => loaded[index]?.default ?? {})

// Made once: every page of a build asks for them, and for those of all languages.
const messages = inEachLocale((locale) =>
  locale === defaultLocale ? italian : withFallback(catalogs[locale], italian),
)
const holes = inEachLocale((locale) => holesIn(catalogs[locale], italian))

/** Returns the messages of a language; where it lacks one, the Italian text, marked as such. */
export function messagesFor(locale: Locale): typeof italian {
  return messages[locale]
}

/** Returns the keys that a language lacks, though a build refuses them. */
export function missingMessages(locale: Locale): string[] {
  return holes[locale]
}

/** Returns a warning for each message that a language lacks. */
export function missingMessageWarnings(locale: Locale): string[] {
  return missingMessages(locale).map(
    (key) => `messages/${locale}.json lacks ${key}: the Italian text is shown.`,
  )
}

/** Logs the warnings of every language, once: the server calls it when it starts. */
export function warnOfMissingMessages(): void {
  for (const warning of locales.flatMap(missingMessageWarnings)) console.warn(warning)
}

function inEachLocale<Value>(of: (locale: Locale, index: number) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale, index) => [locale, of(locale, index)])) as Record<
    Locale,
    Value
  >
}
