import { placeName } from '../content/place-name'
import { checkContent, type Site } from '../content-check/check-content'
import { findingLine } from '../content-check/findings'
import { readJsonFile } from '../content-check/json-file'
import { siteTexts, type SiteText } from '../content-check/site-texts'
import { staleTexts, translationShares } from '../content-check/translations'
import { defaultLocale } from '../i18n/locales'
import { changedValues } from './changed-values'
import type { Report } from './report-schema'
import { shortened } from './shortened'

const mostFindings = 30
const mostStale = 30

/** Returns what a change does to the content; what it does to the built pages, `pageRows` says. */
export function makeReport(before: Site, after: Site): Omit<Report, 'pages'> {
  const { findings } = checkContent(after)
  const errors = findings.filter(({ level }) => level === 'error')
  const [old, now] = [readTexts(before), readTexts(after)]
  return {
    errors: errors.length,
    warnings: findings.length - errors.length,
    findings: errors.slice(0, mostFindings).map((finding) => shortened(findingLine(finding))),
    files: changedValues(old.content, now.content),
    translations: translations(old, now),
  }
}

type Texts = {
  content: Record<string, unknown>
  texts: SiteText[]
  record: unknown
}

function readTexts({ files }: Site): Texts {
  const content = Object.fromEntries(
    [...files].map(([file, bytes]) => [file, readJsonFile(bytes).value]),
  )
  return { content, texts: siteTexts(content), record: content['content/translations.json'] }
}

function translations(old: Texts, now: Texts): Report['translations'] {
  const nameOf = ({ id, locale }: SiteText) => `${locale} ${id}`
  const byName = new Map(old.texts.map((text) => [nameOf(text), text.text]))
  const staleBefore = new Set(staleTexts(old.texts, old.record).map(nameOf))
  const stale = staleTexts(now.texts, now.record)
  const staleNow = new Set(stale.map(nameOf))
  const changedItalian = new Set(
    now.texts
      .filter((text) => text.locale === defaultLocale)
      .filter((text) => (byName.get(nameOf(text)) ?? text.text) !== text.text)
      .map(({ id }) => id),
  )
  const shares = new Map(
    translationShares(old.texts, old.record).map(({ locale, ...share }) => [locale, share]),
  )
  return translationShares(now.texts, now.record).map(({ locale, ...after }) => {
    const own = now.texts.filter((text) => text.locale === locale)
    const fresh = stale.filter((text) => text.locale === locale && !staleBefore.has(nameOf(text)))
    const kept = own.filter(
      (text) =>
        changedItalian.has(text.id) &&
        !staleNow.has(nameOf(text)) &&
        byName.get(nameOf(text)) === text.text,
    )
    const before = shares.get(locale)
    return {
      language: locale,
      ...(before && { before }),
      after,
      stale: fresh
        .slice(0, mostStale)
        .map(({ file, path }) => shortened(`${file}, ${placeIn(now.content, file, path)}`)),
      staleCount: fresh.length,
      keptCount: kept.length,
    }
  })
}

function placeIn(content: Texts['content'], file: string, path: SiteText['path']): string {
  return file.startsWith('messages/') ? path.join('.') : placeName(content[file], path)
}
