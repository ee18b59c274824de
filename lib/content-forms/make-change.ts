import { applyEdits, modify } from 'jsonc-parser'
import { say } from '../content/editor-language'
import { checkContent, type Content, type Site } from '../content-check/check-content'
import { copiedTexts } from '../content-check/copied-texts'
import { findingLine, type Finding } from '../content-check/findings'
import { readJsonFile } from '../content-check/json-file'
import { mendFile } from '../content-check/mend-content'
import { siteTexts, type SiteText } from '../content-check/site-texts'
import { translationsFile, writtenTranslations } from '../content-check/translations'
import type { ContentForm, Draft, Edit } from './content-form'
import { sameWordsField, type FormField } from './form-field'
import { localeAt, withQuotes } from './plain-text'
import { oneLine, readAnswers, type Fault, type RawAnswers } from './read-answers'

const translations = 'content/translations.json'
const sameWords = 'content/same-words.json'

/** A form's answers as changed files; none of them, where something is wrong. */
export type Change = {
  title: string
  /** By path, only what changes. */
  files: ReadonlyMap<string, string>
  /** One sentence a mistake. */
  faults: string[]
  /** The fields to answer again. */
  faulty: FormField[]
  /** What somebody should look at before it is published. */
  notes: string[]
}

/** Returns the change that a form asks for, checked as the whole content is. */
export async function makeChange(site: Site, form: ContentForm, raw: RawAnswers): Promise<Change> {
  const answers = readAnswers(form.fields, raw)
  const before = contentOf(site.files)
  const draft = form.draft(answers, before, site.today)
  const files = await changedFiles(site.files, draft.edits, before)
  const content = { ...before, ...contentOf(files) }
  const texts = siteTexts(content)
  const written = texts.filter((text) => isWritten(draft.edits, text))
  const own = [...answers.faults, ...draft.faults, ...repeatedRecords(draft.edits, before, content)]
  const copied = copiedTexts(
    [
      ...texts.filter(({ locale }) => locale === 'it'),
      ...written.filter(({ locale }) => locale !== 'it'),
    ],
    content[sameWords],
  )
  if (answers.chosen(sameWordsField.id).length > 0) {
    const added = copied.map(({ file, path }) => textAt(written, file, path))
    if (added.length > 0) files.set(sameWords, await withSameWords(content[sameWords], added))
  } else {
    own.push(
      ...copied.map(({ file, path }) => ({
        field: draft.fieldsAt(file, path)[0],
        sentence: copy(),
      })),
    )
  }
  const isNew = (text: SiteText) => written.includes(text)
  const record = translationsFile(writtenTranslations(texts, content[translations], isNew))
  if (record !== text(site.files, translations)) files.set(translations, record)
  const { findings } = checkContent({ ...site, files: new Map([...site.files, ...files]) })
  const others = findings.filter(({ sentence }) => copied.every((one) => one.sentence !== sentence))
  const all = [...own, ...checkFaults(others, draft, own, content)]
  const faults = [...new Set(all.map((fault) => oneLine(faultLine(fault))))]
  return {
    title: draft.title,
    files: faults.length > 0 ? new Map() : files,
    faults,
    faulty: form.fields.filter(({ id }) => all.some(({ field }) => field?.id === id)),
    notes: others
      .filter(
        ({ level, file, path = [] }) => level !== 'error' && concerns(draft, texts, file, path),
      )
      .map((finding) => oneLine(findingLine(finding))),
  }
}

/** A form that is sent twice, or a command that is run again. */
function repeatedRecords(edits: Edit[], before: Content, after: Content): Fault[] {
  return edits.flatMap(({ file, isNew }) => {
    if (!isNew) return []
    const [added] = recordsOf(after[file])
    const same = recordsOf(before[file]).find((record) => saying(record) === saying(added))
    return same ? [{ sentence: alreadyThere(file, same) }] : []
  })
}

function recordsOf(list: unknown): object[] {
  return Array.isArray(list) ? (list as object[]) : []
}

/** What a record says, whatever it is called and whenever it was written. */
function saying(record: object = {}): string {
  return JSON.stringify({ ...record, id: undefined, publishedOn: undefined })
}

function alreadyThere(file: string, record: { id?: unknown }): string {
  return say(
    `in ${file} c’è già una voce identica, con l’id «${String(record.id)}». Non è stato aggiunto niente.`,
    `${file} already has an identical entry, with the id “${String(record.id)}”. Nothing was added.`,
  )
}

function faultLine({ field, sentence }: Fault): string {
  return field ? say(`«${field.label}»: ${sentence}`, `“${field.label}”: ${sentence}`) : sentence
}

/**
 * Returns the mistakes that the check finds and no field's own sentence explains: an
 * answer that could not be used stands nowhere, and the check would say so in the words of files.
 */
function checkFaults(findings: Finding[], draft: Draft, own: Fault[], content: Content): Fault[] {
  return findings
    .filter(({ level }) => level === 'error')
    .flatMap((finding) => {
      const { file, path = [], sentence } = finding
      const fields = draft.fieldsAt(file, path)
      const [field] = fields
      if (!field) return own.length > 0 ? [] : [{ sentence: findingLine(finding) }]
      const isExplained = own.some((fault) => fields.some(({ id }) => id === fault.field?.id))
      return isExplained && isEmpty(valueAt(content[file], path)) ? [] : [{ field, sentence }]
    })
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (group, step) => (group as Record<PropertyKey, unknown> | undefined)?.[step],
    value,
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

async function changedFiles(
  files: Site['files'],
  edits: Edit[],
  before: Content,
): Promise<Map<string, string>> {
  const changed = new Map<string, string>()
  for (const { file, path, value, isNew } of edits) {
    const now = changed.get(file) ?? text(files, file)
    const quoted = quotedValue(value, file, path)
    const change = modify(now, path, quoted, { isArrayInsertion: isNew ?? false })
    changed.set(file, applyEdits(now, change))
  }
  for (const [file, now] of changed) {
    changed.set(file, await mendFile(file, now, before['messages/it.json']))
  }
  return changed
}

/** Keyboards have straight quotes; the texts of a language have its own. */
function quotedValue(value: unknown, file: string, path: readonly PropertyKey[]): unknown {
  const locale = localeAt(file, path)
  if (typeof value === 'string' && locale) return withQuotes(value, locale)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, quotedValue(child, file, [...path, key])]),
  )
}

async function withSameWords(words: unknown, added: string[]): Promise<string> {
  const all = new Set([...(words as string[]), ...added])
  const sorted = [...all].toSorted((a, b) => a.localeCompare(b, 'it'))
  return mendFile(sameWords, JSON.stringify(sorted))
}

function textAt(texts: SiteText[], file: string, path: readonly PropertyKey[]): string {
  const found = texts.find((one) => one.file === file && one.path.join('.') === path.join('.'))
  return found?.text ?? ''
}

function isWritten(edits: Edit[], { file, path }: SiteText): boolean {
  return edits.some(
    (edit) => edit.file === file && edit.path.every((step, index) => path[index] === step),
  )
}

/** What is said of a text that was changed, or of its translations. */
function concerns(
  draft: Draft,
  texts: SiteText[],
  file: string,
  path: readonly PropertyKey[],
): boolean {
  if (draft.fieldsAt(file, path).length > 0) return true
  const id = texts.find((one) => one.file === file && one.path.join('.') === path.join('.'))?.id
  return texts.some((one) => one.id === id && isWritten(draft.edits, one))
}

function contentOf(files: Site['files']): Content {
  return Object.fromEntries([...files].map(([file, bytes]) => [file, readJsonFile(bytes).value]))
}

function text(files: Site['files'], file: string): string {
  return readJsonFile(files.get(file) ?? '').text
}

function copy(): string {
  const [tick] = sameWordsField.options ?? []
  return say(
    `è uguale all’italiano. Traducilo o, se va bene così, metti la spunta a «${tick?.words}».`,
    `is the same as the Italian. Translate it or, if it is meant so, tick “${tick?.words}”.`,
  )
}
