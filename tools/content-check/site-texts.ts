import { isGroup } from '../../lib/i18n/flatten-messages'
import { isLocale, locales, type Locale } from '../../lib/i18n/locales'
import type { Content } from './finding'

export type SiteText = {
  file: string
  path: readonly PropertyKey[]
  /** None for a name, an address or a number, which are the same in all languages. */
  locale?: Locale
  text: string
  /** The same in every language and in any order of a list: `content/notice.json#.chiusura.text`. */
  id: string
}

/** Returns the language that a file of messages is of. */
export function fileLocale(file: string): Locale | undefined {
  return locales.find((locale) => file === `messages/${locale}.json`)
}

/** Returns every text that people read, with its place; what programs read is left out. */
export function siteTexts(content: Content): SiteText[] {
  return Object.entries(content).flatMap(([file, value]) => {
    const locale = fileLocale(file)
    return textsIn(value, { file, path: [], locale, id: locale ? 'messages#' : `${file}#` })
  })
}

function textsIn(value: unknown, at: Omit<SiteText, 'text'>): SiteText[] {
  if (typeof value === 'string') {
    return at.locale || isName(value, at.path.at(-1)) ? [{ ...at, text: value }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const path = [...at.path, Array.isArray(value) ? Number(key) : key]
    if (isLocale(key) && !at.locale) return textsIn(child, { ...at, path, locale: key })
    return textsIn(child, { ...at, path, id: `${at.id}.${stableName(key, child)}` })
  })
}

/** Fields of which every sign counts to a program, of a bank for one. */
const forPrograms: readonly unknown[] = ['id', 'accountHolder', 'transferText']

/** Returns whether a text is for people: `free`, `listening-desk` and addresses are for programs. */
export function isName(text: string, key: PropertyKey | undefined): boolean {
  return !forPrograms.includes(key) && !/^([a-z][a-z\d-]*)?$|^\/|:\/\/|\S@\S/.test(text)
}

/** A record of a list keeps its name when another is put before it. */
function stableName(key: string, child: unknown): string {
  return isGroup(child) && typeof child.id === 'string' ? child.id : key
}
