import { defaultLocale } from '../../lib/i18n/locales'
import type { Content, Finding } from './finding'
import { siteTexts, type SiteText } from './site-texts'
import { typographyProblems } from './typography'

/** Finds what is wrong with the writing of single texts. */
export function textProblems(content: Content): Finding[] {
  const texts = siteTexts(content)
  const untranslated = copiedTexts(texts, content['content/same-words.json'])
  return texts.flatMap((text) => {
    const { file, path, locale } = text
    const sentences = [
      ...typographyProblems(text.text, locale ?? 'names'),
      ...(locale ? addressProblems(text.text) : []),
      ...(untranslated.has(text) ? [copied(text.text)] : []),
    ]
    return sentences.map((sentence) => ({ file, path, sentence }))
  })
}

/** Returns the texts that were copied from the Italian and not translated. */
function copiedTexts(texts: readonly SiteText[], allowed: unknown): Set<SiteText> {
  const same = new Set(Array.isArray(allowed) ? (allowed as unknown[]) : [])
  const italian = new Map(
    texts.filter(({ locale }) => locale === defaultLocale).map(({ id, text }) => [id, text]),
  )
  return new Set(
    texts.filter(({ id, locale, text }) => {
      if (!locale || locale === defaultLocale || same.has(text)) return false
      const words = text.replace(/\{[^}]*\}|<[^>]*>/g, '').trim()
      // Not where nothing but arguments and tags stands in it.
      return italian.get(id) === text && /\p{L}{2}/u.test(words) && !isProperName(words)
    }),
  )
}

/** Returns whether a text is a name, by its capitals: `Telefono Azzurro`, `WhatsApp`, but neither `Chi siamo` nor `Eventi`. */
function isProperName(text: string): boolean {
  const isCapitalized = text.split(/\s+/).every((word) => /^\p{Lu}/u.test(word))
  return isCapitalized && (text.match(/\p{Lu}/gu) ?? []).length > 1
}

function copied(text: string): string {
  return `«${text}» è uguale all’italiano. Traducilo o, se va bene così, aggiungilo a content/same-words.json.`
}

const addressRules: { pattern: RegExp; advice: string }[] = [
  { pattern: /\bhttp:\/\/[^\s"<>]+/, advice: 'non è un indirizzo sicuro. Scrivilo con https://.' },
  {
    pattern: /(?<=href=")www\.[^"]+/,
    advice: 'non è un indirizzo completo. Scrivilo con https://.',
  },
  {
    // An address that mail programs would not take: without a domain, or with a space in it.
    pattern: /[\w.+-]+@(?![\w-]+(?:\.[\w-]+)*\.[a-z]{2,})[\w.-]*/i,
    advice: 'non è un indirizzo email, per esempio info@example.org.',
  },
  {
    pattern: /(?<![\d/-])(?:\+39[\s.-]?)?(?:0\d{1,3}|3\d{2})[\s./-]\d{3}(?:[\s.-]?\d){3,4}(?!\d)/,
    advice:
      'è un numero di telefono, che non sta nei testi. Scrivilo in content/association.json o content/helplines.json.',
  },
]

/** Finds phone numbers, email and web addresses that are not written as they work. */
function addressProblems(text: string): string[] {
  return addressRules.flatMap(({ pattern, advice }) => {
    const found = pattern.exec(text)?.[0]
    return found === undefined ? [] : [`«${found}» ${advice}`]
  })
}
