import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, locales } from './locales'
import { holesIn } from './with-fallback'

/** Returns true where some language lacks a message; for the configuration, before anything is built. */
export function hasMessageHoles(root: string): boolean {
  const catalogOf = (locale: string) =>
    JSON.parse(readFileSync(join(root, `messages/${locale}.json`), 'utf8')) as object
  const italian = catalogOf(defaultLocale)
  return locales.some((locale) => holesIn(catalogOf(locale), italian).length > 0)
}
