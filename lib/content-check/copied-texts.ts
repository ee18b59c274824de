import { say } from '../content/editor-language'
import { defaultLocale } from '../i18n/locales'
import type { Problem } from './check-content'
import type { SiteText } from './site-texts'

/** Finds texts that were copied from the Italian and not translated. */
export function copiedTexts(texts: readonly SiteText[], allowed: unknown): Problem[] {
  const same = new Set(Array.isArray(allowed) ? (allowed as unknown[]) : [])
  const italian = new Map(
    texts.filter(({ locale }) => locale === defaultLocale).map(({ id, text }) => [id, text]),
  )
  return texts
    .filter(({ id, locale, text }) => {
      if (locale === defaultLocale || italian.get(id) !== text) return false
      return hasWords(text) && !same.has(text)
    })
    .map(({ file, path, text }) => ({
      file,
      path,
      sentence: say(
        `«${text}» è uguale all’italiano. Traducilo o, se va bene così, aggiungilo a content/same-words.json.`,
        `“${text}” is the same as the Italian. Translate it or, if this is intended, add it to content/same-words.json.`,
      ),
    }))
}

/** Returns whether anything but arguments and tags stands in a message. */
function hasWords(message: string): boolean {
  return /\p{L}{2}/u.test(message.replace(/\{[^}]*\}|<[^>]*>/g, ''))
}
