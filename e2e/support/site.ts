import { readFileSync } from 'node:fs'
import { locales, type Locale } from '../../lib/i18n/locales'
import { localizedPath } from '../../lib/i18n/localized-path'
import { pagePaths } from '../../lib/pages'
import type italian from '../../messages/it.json'
import { pastEvent } from './dated-events'

export { localizedPath, locales }

/** The pages of the site, an event, and those that are over. */
export const sitePaths: readonly string[] = [
  ...pagePaths,
  `/events/${pastEvent.id}`,
  '/events/past',
]

/** The words of the site, so that no test repeats them. */
export const catalog = Object.fromEntries(
  locales.map((locale) => [locale, JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'))]),
) as Record<Locale, typeof italian>

/** Every address of the site with its language. */
export const addresses = locales.flatMap((locale) =>
  sitePaths.map((path) => ({ locale, path, address: localizedPath(path, locale) })),
)

/** Each page once, the languages taking turns: for what does not depend on the words. */
export const addressesInTurn = sitePaths.map((path, index) => {
  const locale = locales[index % locales.length] ?? 'it'
  return { locale, path, address: localizedPath(path, locale) }
})

/** One page of each kind: what stands for itself, a list, an event, both forms and a text. */
const kindsOfPages = [
  '/',
  '/events',
  sitePaths.find((path) => path.startsWith('/events/')),
  '/contacts',
  '/services/listening-desk',
  '/privacy-policy',
]

/** Runs a test weekly only: playwright.config.ts. */
export const weekly = { tag: '@weekly' }

/** For variants of one test: those that each run tries, and all others weekly. */
export const weeklyUnless = (isForEachRun: boolean) => (isForEachRun ? {} : weekly)

/** For walks that load each page: one of each kind in every run, all others weekly. */
export const walks = [
  { pages: 'pages of every kind', isWalked: isOneOfEachKind, how: {} },
  { pages: 'all other pages', isWalked: (path: string) => !isOneOfEachKind(path), how: weekly },
].map(({ isWalked, ...walk }) => ({
  ...walk,
  walked: addressesInTurn.filter(({ path }) => isWalked(path)),
}))

/** Whether a page is one that stands for its kind, in every language. */
export function isOneOfEachKind(path: string): boolean {
  return kindsOfPages.includes(path)
}

if (walks.some(({ walked }) => walked.length < 6)) throw new Error('A walk is too short.')
if (addresses.length < 42) throw new Error('The route list is incomplete.')

/** The origin that the build under test was made for. */
export const siteUrl = 'http://localhost:3000'

/** The language that a page's HTML declares, if it is a page. */
export function languageOf(html: string): string | undefined {
  return /<html[^>]* lang="(\w+)"/.exec(html)?.[1]
}

/** Absolute address as Next writes it in the head: the root has no slash. */
export function absolute(address: string): string {
  return new URL(address, siteUrl).href.replace(/\/$/, '')
}
