import { flattenMessages, isGroup } from '../i18n/flatten-messages'
import { isLocale, locales, type Locale } from '../i18n/locales'
import type { Content } from './check-content'

export type SiteText = {
  file: string
  path: readonly PropertyKey[]
  locale: Locale
  text: string
  /** The same in every language and in any order of a list: `content/events.json#serata.title`. */
  id: string
}

/** Returns every text of the site in every language, with its place. */
export function siteTexts(content: Content): SiteText[] {
  return Object.entries(content).flatMap(([file, value]) => {
    // Fingerprints are no texts.
    if (file === 'content/translations.json') return []
    const locale = locales.find((candidate) => file === `messages/${candidate}.json`)
    if (!locale) return localizedTexts(value, file, [], '')
    return [...(isGroup(value) ? flattenMessages(value) : [])].flatMap(([key, text]) =>
      typeof text === 'string'
        ? [{ file, path: key.split('.'), locale, text, id: `messages#${key}` }]
        : [],
    )
  })
}

function localizedTexts(
  value: unknown,
  file: string,
  path: readonly PropertyKey[],
  name: string,
): SiteText[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const step = Array.isArray(value) ? Number(key) : key
    const own = [...path, step]
    if (isLocale(key) && typeof child === 'string') {
      return [{ file, path: own, locale: key, text: child, id: `${file}#${name.slice(1)}` }]
    }
    return localizedTexts(child, file, own, `${name}.${stableName(step, child)}`)
  })
}

/** A text that is the same in all languages: a name, an address, a number. */
export type NameText = {
  file: string
  path: readonly PropertyKey[]
  text: string
  locale?: undefined
}

/** Returns what content/ holds of names, addresses and numbers. */
export function nameTexts(content: Content): NameText[] {
  return Object.entries(content).flatMap(([file, value]) =>
    file.startsWith('content/') && file !== 'content/translations.json'
      ? namesIn(value).map(({ path, text }) => ({ file, path, text }))
      : [],
  )
}

function namesIn(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return isName(value, path.at(-1)) ? [{ path, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    isLocale(key) ? [] : namesIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Returns whether a text is for people: `free`, `listening-desk` and addresses are for programs. */
export function isName(text: string, key: PropertyKey | undefined): boolean {
  return key !== 'id' && !/^([a-z][a-z\d-]*)?$|^\/|:\/\/|\S@\S/.test(text)
}

/** A record of a list keeps its name when another is put before it. */
function stableName(step: string | number, child: unknown): string {
  const { id } = (isGroup(child) ? child : {}) as { id?: unknown }
  return typeof step === 'number' && typeof id === 'string' ? id : String(step)
}
