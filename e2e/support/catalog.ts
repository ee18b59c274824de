import { readFileSync } from 'node:fs'
import { locales, type Locale } from '../../lib/i18n/locales'
import type italian from '../../messages/it.json'

/** The words of the site, so that no test repeats them. */
export const catalog = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
) as Record<Locale, typeof italian>
