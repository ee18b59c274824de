import { entryFolder, entryOf } from '../../lib/entries/entry-files'
import { groupBy } from '../../lib/events/upcoming-and-past'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { isLocale } from '../../lib/i18n/locales'

/** What is in the files of content/ and messages/, by their paths. */
export type Content = { [file: string]: unknown }

/** `launch` may stand while the site is built, and stops it from going public. */
export type Level = 'error' | 'warning' | 'launch'

/** A mistake where it is: the path of keys and positions in a file. */
export type Finding = {
  file: string
  path: readonly PropertyKey[]
  sentence: string
  level?: Level
}

/** `place` is where in the file, as an editor would say it: «due-pomeriggi».title.en. */
export type LocatedFinding = Finding & { line: number; place: string; level: Level }

/** Returns a finding in one line: file, line, place, and what to do. */
export function findingLine({ file, line, place, sentence }: LocatedFinding): string {
  const where = [file, `riga ${line}`, place].filter(Boolean).join(', ')
  return `${where}: ${sentence}`.replace(/\s*[\r\n]+\s*/g, ' ')
}

const commands: Record<Level, string> = { error: 'error', warning: 'warning', launch: 'notice' }

/** Returns a finding as the workflow command by which GitHub shows it at its line. */
export function annotation({ file, line, place, sentence, level }: LocatedFinding): string {
  const title = place && `,title=${escaped(place).replaceAll(':', '%3A').replaceAll(',', '%2C')}`
  return `::${commands[level]} file=${file},line=${line}${title}::${escaped(sentence)}`
}

/** A line break would begin another command. */
function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Returns a place in a file as an editor would say it: `«due-pomeriggi».sessions«2027-10-25».date`. */
export function placeName(content: unknown, path: readonly PropertyKey[]): string {
  let value = content
  return path
    .map((step, index) => {
      value = (value as Record<PropertyKey, unknown> | undefined)?.[step]
      if (typeof step === 'number') return recordName(value) ?? ` n. ${step + 1}`
      return index ? `.${String(step)}` : String(step)
    })
    .join('')
    .trim()
}

/** A record of a list is known by its id, else by its title or its first text. */
export function recordName(record: unknown): string | undefined {
  if (!isGroup(record)) return undefined
  const { id, title } = record as { id?: unknown; title?: { it?: unknown } }
  const name = [id, title?.it, ...Object.values(record)].find(
    (text) => typeof text === 'string' && text.trim() !== '',
  )
  return name === undefined ? undefined : `«${String(name).slice(0, 40)}»`
}

/** So many of a kind in a file and a language are a language that somebody is adding, and not slips. */
const many = { missing: 4, other: 20, files: 20 }

/**
 * Returns the findings; where a file has many of a kind in a language, or a folder has many files with the
 * same, the first speaks for all.
 */
export function collapseRepeats(findings: readonly Finding[]): Finding[] {
  return collapseFiles(collapseTexts(findings))
}

function collapseTexts(findings: readonly Finding[]): Finding[] {
  const kinds = groupBy(findings, ({ file, path, sentence }) =>
    [file, path.find(isLocale), sentence.replace(/«.*»/, '')].join(' '),
  )
  return kinds.flatMap(([, alike]) => {
    const [first] = alike
    const limit = first?.sentence.startsWith('manca') ? many.missing : many.other
    if (!first || alike.length < limit) return alike
    const others = `Lo stesso vale per altri ${alike.length - 1} testi di questo file.`
    return [{ ...first, sentence: `${first.sentence} ${others}` }]
  })
}

function collapseFiles(findings: readonly Finding[]): Finding[] {
  const kinds = groupBy(findings, ({ file, path, level, sentence }) =>
    JSON.stringify([entryOf(file)?.kind ?? file, path, level, sentence.replace(/«.*»/, '')]),
  )
  return kinds.flatMap(([, alike]) => {
    const [first] = alike
    const entry = first && entryOf(first.file)
    if (!entry || alike.length < many.files) return alike
    const others = `Lo stesso vale per altri ${alike.length - 1} file di ${entryFolder(entry.kind)}.`
    return [{ ...first, sentence: `${first.sentence} ${others}` }]
  })
}
