import { say } from '../content/editor-language'
import { contentProblems } from '../content/parse-content'
import { placeName } from '../content/place-name'
import { withoutSwallowing } from '../content/read-message'
import { typographyProblems } from '../content/typography'
import type { Source } from './asked-keys'
import { contentSchemas } from './content-schemas'
import { copiedTexts } from './copied-texts'
import type { Finding, Level } from './findings'
import { readJsonFile, type JsonFile } from './json-file'
import { linkProblems } from './link-problems'
import { manyAsOne } from './many-as-one'
import {
  asks,
  headsAndReading,
  messageProblems,
  missingCatalogs,
  unusedMessages,
} from './message-problems'
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
    ...unusedMessages(content, asked),
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

function typographyOf({ file, path, locale, text }: SiteText | NameText): Problem[] {
  const readable = file.startsWith('messages/') ? withoutSwallowing(text) : text
  return typographyProblems(readable, locale ?? 'names').map((sentence) => ({
    file,
    path,
    sentence,
  }))
}
