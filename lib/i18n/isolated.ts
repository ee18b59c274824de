import { localeRegistry, type Locale } from './locales'

/**
 * Returns figures as they keep their order among words that run from right to left, where `+39 070` would
 * otherwise be read `070 39+`. In the other languages they are as they were.
 */
export function isolated(figures: string, locale: Locale): string {
  return localeRegistry[locale].direction === 'rtl' ? `\u2066${figures}\u2069` : figures
}
