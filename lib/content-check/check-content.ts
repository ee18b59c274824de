import { checkMessages } from '../content/check-messages'
import { languageName, say } from '../content/editor-language'
import { headProblems } from '../content/head-texts'
import { contentProblems } from '../content/parse-content'
import { placeName } from '../content/place-name'
import { withoutSwallowing } from '../content/read-message'
import { easyEnough, gulpease, textsOf } from '../content/readability'
import { typographyProblems } from '../content/typography'
import { flattenMessages, isGroup } from '../i18n/flatten-messages'
import { defaultLocale, locales, type Locale } from '../i18n/locales'
import { titleSuffix } from '../seo/title-suffix'
import { askedKeys, type AskedKeys, type Source } from './asked-keys'
import { contentSchemas } from './content-schemas'
import { copiedTexts } from './copied-texts'
import type { Finding, Level } from './findings'
import { readJsonFile, type JsonFile } from './json-file'
import { linkProblems } from './link-problems'
import { manyAsOne } from './many-as-one'
import { withMissingLanguages } from './missing-languages'
import { noticeProblems } from './notice-problems'
import { pictureProblems, type PictureFacts } from './picture-problems'
import { recordProblems } from './record-problems'
import { sessionProblems } from './session-problems'
import { nameTexts, siteTexts, type NameText, type SiteText } from './site-texts'
import { textForms } from './text-forms'
import { staleTranslations } from './translations'
import { weekdayProblems } from './weekday-problems'

/** All that the check looks at, so that a test can change any of it. */
export type Site = {
  /** content/ and messages/, by their paths. */
  files: ReadonlyMap<string, Uint8Array | string>
  /** The code that asks for messages, by file. */
  sources: ReadonlyMap<string, Source>
  /** public/assets/pictures, by file. */
  pictures: ReadonlyMap<string, PictureFacts>
  /** In Rome, `2027-03-15`. */
  today: string
}

/** A mistake where it is: the path of keys and positions in a file. */
export type Problem = {
  file: string
  path: readonly PropertyKey[]
  sentence: string
  level?: Level
}

export type Content = { [file: string]: unknown }

const serviceMessages = [
  'ServicesPage',
  'ListeningDeskPage',
  'PsychologicalServicesPage',
  'EducationalSupportPage',
  'TrainingPathsPage',
  'WorkshopsPage',
]

/** Returns everything that is wrong with the content, in the order of files and lines. */
export function checkContent(site: Site): { findings: Finding[]; texts: SiteText[] } {
  const json = new Map([...site.files].map(([file, bytes]) => [file, readJsonFile(bytes)]))
  const content = Object.fromEntries([...json].map(([file, { value }]) => [file, value]))
  const texts = siteTexts(content)
  const asked = asks(content, site.sources)
  const problems = [
    ...withMissingLanguages(
      [...schemaProblems(content), ...messageProblems(content, asked)],
      content,
    ),
    ...missingCatalogs(content),
    ...[...texts, ...nameTexts(content)].flatMap(typographyOf),
    ...headsAndReading(content),
    ...unused(content, asked),
    ...manyAsOne(copiedTexts(texts, content['content/same-words.json'])),
    ...textForms(texts),
    ...weekdayProblems(content),
    ...linkProblems(content, site.sources),
    ...pictureProblems(content, site.pictures),
    ...recordProblems(content, site.today),
    ...sessionProblems(content),
    ...noticeProblems(content, site.today),
    ...manyAsOne(
      staleTranslations(texts, content['content/translations.json']),
      ({ sentence }) => sentence,
    ),
  ]
  return { findings: sorted([...syntaxFindings(json), ...located(problems, json)]), texts }
}

function syntaxFindings(json: ReadonlyMap<string, JsonFile>): Finding[] {
  return [...json].flatMap(([file, { problems }]) =>
    problems.map((problem) => ({ file, level: 'error' as const, ...problem })),
  )
}

function located(problems: Problem[], json: ReadonlyMap<string, JsonFile>): Finding[] {
  return problems.map(({ file, path, sentence, level = 'error' }) => {
    const own = json.get(file)
    const place = file.startsWith('messages/') ? path.join('.') : placeName(own?.value, path)
    const line = own?.lineOf(path) ?? 1
    return { file, line, path, place: place || undefined, sentence, level }
  })
}

function sorted(findings: Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

function schemaProblems(content: Content): Problem[] {
  const missing = Object.keys(contentSchemas)
    .filter((file) => !(file in content))
    .map((file) => ({
      file,
      path: [],
      sentence: say(
        'il file manca. Rimettilo: un elenco vuoto si scrive [].',
        'the file is missing. Put it back: an empty list is written [].',
      ),
    }))
  const wrong = Object.entries(content).flatMap(([file, value]) => {
    if (!file.startsWith('content/') || value === undefined) return []
    const schema = contentSchemas[file]
    if (schema) return contentProblems(schema, value).map((problem) => ({ file, ...problem }))
    const sentence = say(
      'il sito non usa questo file. Controlla il suo nome, o toglilo.',
      'the site does not use this file. Check its name, or remove it.',
    )
    return [{ file, path: [], sentence }]
  })
  return [...missing, ...wrong]
}

function missingCatalogs(content: Content): Problem[] {
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

function messageProblems(content: Content, asked: AskedKeys | undefined): Problem[] {
  const catalogs = locales.map((locale) => [locale, content[`messages/${locale}.json`]])
  return checkMessages(Object.fromEntries(catalogs), asked).map(({ file, key, sentence }) => ({
    file,
    path: key ? key.split('.') : [],
    sentence,
  }))
}

function typographyOf({ file, path, locale, text }: SiteText | NameText): Problem[] {
  const readable = file.startsWith('messages/') ? withoutSwallowing(text) : text
  return typographyProblems(readable, locale ?? 'names').map((sentence) => ({
    file,
    path,
    sentence,
  }))
}

function headsAndReading(content: Content): Problem[] {
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
    const texts = textsOf((italian as Record<string, unknown>)[name] ?? {})
    return texts.some((text) => /[.?!…]$/.test(text.trim())) ? [[name, gulpease(texts)]] : []
  })
}

/** Returns what the code asks for, where there is code to look at. */
function asks(content: Content, sources: Site['sources']): AskedKeys | undefined {
  if (sources.size === 0) return undefined
  const keys = [...messagesOf(content, defaultLocale).keys()]
  return askedKeys(keys, sources, content['content/navigation.json'])
}

function unused(content: Content, asked: AskedKeys | undefined): Problem[] {
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
