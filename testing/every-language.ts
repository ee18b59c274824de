import { inEveryLocale, type Locale } from '../lib/i18n/locales'

type Some<Value> = { it: Value; en: Value } & { [language: string]: Value }

/** Returns what is given for every language of the site; for one that is not, the English. */
export function everyLanguage<Value>(given: Some<Value>): Record<Locale, Value> {
  return inEveryLocale((locale) => given[locale] ?? given.en)
}
