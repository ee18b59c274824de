import { createHash } from 'node:crypto'
import { say } from '../content/editor-language'
import { isGroup } from '../i18n/flatten-messages'
import { defaultLocale, locales, type Locale } from '../i18n/locales'
import type { Problem } from './check-content'
import type { SiteText } from './site-texts'

/** By place, the fingerprint of the Italian from which each translation was made. */
export type Translations = Record<string, Partial<Record<Locale, string>>>

/** Finds translations that nobody has yet read beside the Italian of today. */
export function staleTranslations(texts: readonly SiteText[], accepted: unknown): Problem[] {
  const record = translationsOf(accepted)
  return staleTexts(texts, accepted).map(({ file, path, id, locale }) => ({
    file,
    path,
    level: 'warning' as const,
    sentence: record[id]?.[locale] === undefined ? unread : outdated,
  }))
}

const outdated = say(
  'il testo italiano è cambiato dopo questa traduzione. Rileggila, poi usa «npm run content -- --accept».',
  'the Italian text has changed since this translation. Read it again, then use “npm run content -- --accept”.',
)

const unread = say(
  'questa traduzione è nuova. Rileggila accanto al testo italiano, poi usa «npm run content -- --accept».',
  'this translation is new. Read it beside the Italian text, then use “npm run content -- --accept”.',
)

/** Returns the translations whose Italian is not the one that they were last read beside. */
export function staleTexts(texts: readonly SiteText[], accepted: unknown): SiteText[] {
  const record = translationsOf(accepted)
  const originals = fingerprints(texts)
  return texts.filter(({ id, locale }) => {
    const original = originals.get(id)
    return locale !== defaultLocale && original && record[id]?.[locale] !== original
  })
}

/** Returns, by language, how many of the texts are translated from the Italian of today. */
export function translationShares(
  texts: readonly SiteText[],
  accepted: unknown,
): { locale: Locale; upToDate: number; total: number }[] {
  const total = fingerprints(texts).size
  const stale = staleTexts(texts, accepted)
  return locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const translated = texts.filter((text) => text.locale === locale).length
      const outdated = stale.filter((text) => text.locale === locale).length
      return { locale, upToDate: Math.min(translated, total) - outdated, total }
    })
}

/** Returns the record that says: every translation has been read beside its Italian. */
export function acceptedTranslations(texts: readonly SiteText[]): Translations {
  const translated = new Set(texts.map(({ id, locale }) => `${locale} ${id}`))
  return Object.fromEntries(
    [...fingerprints(texts)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, original]) => [
        id,
        Object.fromEntries(
          locales
            .filter((locale) => locale !== defaultLocale && translated.has(`${locale} ${id}`))
            .map((locale) => [locale, original]),
        ),
      ]),
  )
}

/** Returns the record after somebody wrote some of the texts: those translations are up to date. */
export function writtenTranslations(
  texts: readonly SiteText[],
  accepted: unknown,
  written: (text: SiteText) => boolean,
): Translations {
  const before = translationsOf(accepted)
  const now = new Set(texts.filter(written).map(({ id, locale }) => `${locale} ${id}`))
  return Object.fromEntries(
    Object.entries(acceptedTranslations(texts)).map(([id, current]) => [
      id,
      Object.fromEntries(
        Object.entries(current)
          .map(([locale, own]) => [
            locale,
            now.has(`${locale} ${id}`) ? own : before[id]?.[locale as Locale],
          ])
          .filter(([, own]) => own),
      ),
    ]),
  )
}

/** Returns the record as a file with one text a line, so that two people's changes rarely meet. */
export function translationsFile(translations: Translations): string {
  const lines = Object.entries(translations).map(
    ([id, hashes]) => `  ${JSON.stringify(id)}: ${JSON.stringify(hashes)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

function translationsOf(accepted: unknown): Translations {
  return (isGroup(accepted) ? accepted : {}) as Translations
}

function fingerprints(texts: readonly SiteText[]): Map<string, string> {
  return new Map(
    texts
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ id, text }) => [id, createHash('sha256').update(text).digest('hex').slice(0, 8)]),
  )
}
