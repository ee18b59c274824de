import { defaultLocale } from '../../lib/i18n/locales'
import type { Content, Finding } from './finding'
import { siteTexts, type SiteText } from './site-texts'

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
