import { spawnSync } from 'node:child_process'
import { defaultLocale } from '../../lib/i18n/locales'
import type { Content, Finding } from './finding'
import { siteTexts, type SiteText } from './site-texts'

/** Returns content and messages as they were where a change began; undefined where git cannot tell. */
export function readBase(
  root: string,
  base: string,
  files: readonly string[],
): Content | undefined {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (git('rev-parse', '--verify', '--quiet', `${base}^{commit}`).status !== 0) return undefined
  // What others have done since to the base is no part of the change.
  const common = git('merge-base', base, 'HEAD').stdout.trim() || base
  return Object.fromEntries(
    files.flatMap((file) => {
      const { status, stdout } = git('show', `${common}:./${file}`)
      return status === 0 ? [[file, parsed(stdout)]] : []
    }),
  )
}

/** What was no JSON then has no texts to compare. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Warns of translations that are as they were, although the Italian text is another one. */
export function staleTranslations(content: Content, base: Content): Finding[] {
  const keyOf = ({ id, locale }: SiteText) => `${locale} ${id}`
  const before = new Map(siteTexts(base).map((text) => [keyOf(text), text.text]))
  const isSame = (text: SiteText) => before.get(keyOf(text)) === text.text
  const texts = siteTexts(content).filter((text) => text.locale && before.has(keyOf(text)))
  const changed = new Set(
    texts.filter((text) => text.locale === defaultLocale && !isSame(text)).map(({ id }) => id),
  )
  return texts
    .filter((text) => text.locale !== defaultLocale && changed.has(text.id) && isSame(text))
    .map(({ file, path }) => ({
      file,
      path,
      sentence:
        'il testo italiano è cambiato e questo no. Rileggilo accanto all’italiano, e correggilo se serve.',
      level: 'warning',
    }))
}
