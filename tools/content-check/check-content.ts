import { isId } from '../../lib/content/schemas/fields'
import { entryOf } from '../../lib/entries/entry-files'
import { checkedSchemas, schemaOf } from './checked-schemas'
import { contentErrorMap } from './content-error-map'
import {
  collapseRepeats,
  placeName,
  type Content,
  type Finding,
  type LocatedFinding,
} from './finding'
import { readJsonFile } from './json-file'
import { linkProblems } from './link-problems'
import { messageProblems } from './message-problems'
import { pictureProblems } from './picture-problems'
import type { Site } from './read-site'
import { recordProblems } from './record-problems'
import { fileLocale } from './site-texts'
import { staleTranslations } from './stale-translations'
import { textProblems } from './text-problems'

/** Returns everything that is wrong with the content, in the order of files and lines. */
export function checkContent(site: Site, base: Content = {}): LocatedFinding[] {
  const json = new Map([...site.files].map(([file, bytes]) => [file, readJsonFile(bytes)]))
  const content = Object.fromEntries([...json].map(([file, { value }]) => [file, value]))
  const findings = collapseRepeats([
    ...nameProblems([...site.files.keys(), ...(site.strays ?? [])]),
    ...schemaProblems(content),
    ...messageProblems(content, site.code),
    ...textProblems(content),
    ...linkProblems(content, site.code),
    ...pictureProblems(content, site.pictures),
    ...recordProblems(content, site.today),
    ...staleTranslations(content, base),
  ])
  const located = findings.map(({ level = 'error', ...finding }): LocatedFinding => {
    const { file, path } = finding
    const place = fileLocale(file) ? path.join('.') : placeName(content[file], path)
    return { ...finding, level, place, line: json.get(file)?.lineOf(path) ?? 1 }
  })
  const syntax = [...json].flatMap(([file, { problems }]) =>
    problems.map((problem) => ({ file, path: [], place: '', level: 'error' as const, ...problem })),
  )
  return [...syntax, ...located].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** Finds files of entries whose name is no id. */
function nameProblems(files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const entry = entryOf(file)
    if (entry?.kind === 'events' && entry.id === 'past') {
      const taken = '/events/past è la pagina degli eventi passati. Cambia il nome.'
      return [{ file, path: [], sentence: taken }]
    }
    if (entry ? isId(entry.id) : /\.json$/.test(file)) return []
    const sentence =
      'il nome del file è l’id, e deve avere solo minuscole, cifre e trattini, e poi .json, per esempio due-pomeriggi.json. Cambialo.'
    return [{ file, path: [], sentence }]
  })
}

function schemaProblems(content: Content): Finding[] {
  const missing = Object.keys(checkedSchemas)
    .filter((file) => !file.includes('*') && !(file in content))
    .map((file) => ({
      file,
      path: [],
      sentence: 'il file manca. Rimettilo: un elenco vuoto si scrive [].',
    }))
  const wrong = Object.entries(content).flatMap(([file, value]) => {
    if (!file.startsWith('content/') || value === undefined) return []
    const schema = schemaOf(file)
    if (!schema) {
      const sentence = 'il sito non usa questo file. Controlla il suo nome, o toglilo.'
      return [{ file, path: [], sentence }]
    }
    const { error } = schema.safeParse(value, { error: contentErrorMap, reportInput: true })
    return (error?.issues ?? []).map((issue) => ({
      file,
      // A key that is not expected is its own place.
      path: issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path,
      sentence: issue.message,
    }))
  })
  return [...missing, ...wrong]
}
