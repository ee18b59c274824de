import english from '../../messages/en.json'
import spanish from '../../messages/es.json'
import italian from '../../messages/it.json'
import { defaultLocale, locales, type Locale } from './locales'
import { holesIn, withFallback } from './with-fallback'

const catalogs: Record<Locale, object> = { it: italian, en: english, es: spanish }

/** Returns the messages of a language; where it lacks one, the Italian text, marked as such. */
export function messagesFor(locale: Locale): typeof italian {
  return locale === defaultLocale ? italian : withFallback(catalogs[locale], italian)
}

/** Returns the keys that a language lacks, though a build refuses them. */
export function missingMessages(locale: Locale): string[] {
  return holesIn(catalogs[locale], italian)
}

/** Returns a warning for each message that a language lacks. */
export function missingMessageWarnings(locale: Locale): string[] {
  return missingMessages(locale).map(
    (key) => `messages/${locale}.json lacks ${key}: the Italian text is shown.`,
  )
}

/** Returns true where some language lacks a message. */
export function hasMessageHoles(): boolean {
  return locales.some((locale) => missingMessages(locale).length > 0)
}

/** Logs the warnings of every language, once: the server calls it when it starts. */
export function warnOfMissingMessages(): void {
  for (const warning of locales.flatMap(missingMessageWarnings)) console.warn(warning)
}
