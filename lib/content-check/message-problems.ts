import { checkMessages } from '../content/check-messages'
import { languageName, say } from '../content/editor-language'
import { headProblems } from '../content/head-texts'
import { easyEnough, gulpease, textsOf } from '../content/readability'
import { flattenMessages, isGroup } from '../i18n/flatten-messages'
import { defaultLocale, locales, type Locale } from '../i18n/locales'
import { titleSuffix } from '../seo/title-suffix'
import { askedKeys, type AskedKeys, type Source } from './asked-keys'
import type { Content, Problem } from './check-content'

const serviceMessages = [
  'ServicesPage',
  'ListeningDeskPage',
  'PsychologicalServicesPage',
  'EducationalSupportPage',
  'TrainingPathsPage',
  'WorkshopsPage',
]

/** Finds languages that have no file of messages. */
export function missingCatalogs(content: Content): Problem[] {
  return locales
    .map((locale) => ({ locale, file: `messages/${locale}.json` }))
    .filter(({ file }) => !(file in content))
    .map(({ locale, file }) => ({
      file,
      path: [],
      sentence: say(
        `il file manca. Copia messages/it.json con questo nome e scrivi i testi in ${languageName(locale)}.`,
        `the file is missing. Copy messages/it.json by this name and write the texts in ${languageName(locale)}.`,
      ),
    }))
}

/** Finds what is wrong with messages, beside the code that asks for them. */
export function messageProblems(content: Content, asked: AskedKeys | undefined): Problem[] {
  const catalogs = locales.map((locale) => [locale, content[`messages/${locale}.json`]])
  return checkMessages(Object.fromEntries(catalogs), asked).map(({ file, key, sentence }) => ({
    file,
    path: key ? key.split('.') : [],
    sentence,
  }))
}

/** Finds titles and descriptions of the wrong length, and services that are hard to read. */
export function headsAndReading(content: Content): Problem[] {
  const { identity } = (content['content/association.json'] ?? {}) as {
    identity?: { shortName?: string }
  }
  const suffix = titleSuffix({ shortName: identity?.shortName ?? '' })
  const heads = locales.flatMap((locale) =>
    headProblems(messagesOf(content, locale), suffix).map(({ key, sentence }) => ({
      file: `messages/${locale}.json`,
      path: key.split('.'),
      sentence,
    })),
  )
  const hard = readingIndexes(content).flatMap(([name, index]) =>
    index >= easyEnough
      ? []
      : [{ file: 'messages/it.json', path: [name], sentence: hardText(index) }],
  )
  return [...heads, ...hard]
}

function hardText(index: number): string {
  return say(
    `l’indice Gulpease è ${index} e deve essere almeno ${easyEnough}. Servono frasi e parole più corte.`,
    `the Gulpease index is ${index} and must be at least ${easyEnough}. Use shorter sentences and words.`,
  )
}

/** Returns how easy each service is to read, where its Italian texts are there. */
export function readingIndexes(content: Content): [string, number][] {
  const italian = content[`messages/${defaultLocale}.json`]
  if (!isGroup(italian)) return []
  return serviceMessages.flatMap((name) => {
    const texts = textsOf(italian[name] ?? {})
    return texts.some((text) => /[.?!…]$/.test(text.trim())) ? [[name, gulpease(texts)]] : []
  })
}

/** Returns what the code asks for, where there is code to look at. */
export function asks(
  content: Content,
  sources: ReadonlyMap<string, Source>,
): AskedKeys | undefined {
  if (sources.size === 0) return undefined
  const keys = [...messagesOf(content, defaultLocale).keys()]
  return askedKeys(keys, sources)
}

/** Finds messages that no page asks for. */
export function unusedMessages(content: Content, asked: AskedKeys | undefined): Problem[] {
  const keys = [...messagesOf(content, defaultLocale).keys()]
  return keys
    .filter((key) => asked && !asked.has(key))
    .map((key) => ({
      file: `messages/${defaultLocale}.json`,
      path: key.split('.'),
      sentence: say(
        'nessuna pagina usa questo testo. Toglilo in tutte le lingue, o controlla come è scritta la chiave.',
        'no page uses this text. Remove it in all languages, or check how the key is written.',
      ),
    }))
}

function messagesOf(content: Content, locale: Locale): Map<string, unknown> {
  const catalog = content[`messages/${locale}.json`]
  return isGroup(catalog) ? flattenMessages(catalog) : new Map()
}
