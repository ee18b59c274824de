import { applyEdits, parseTree, type Edit, type Node } from 'jsonc-parser'
import { isGroup } from '../../lib/i18n/flatten-messages'
import { isLocale, type Locale } from '../../lib/i18n/locales'
import { readJsonFile } from './json-file'
import { fileLocale, isName } from './site-texts'
import { fixTypography } from './typography'

/**
 * Returns a content or message file as `--fix` leaves it: laid out as the editors' application saves
 * it, without a byte order mark, each text with the marks and spaces of its language. Undefined where the
 * file is no JSON.
 */
export function fixFile(file: string, bytes: Uint8Array | string): string | undefined {
  if (readJsonFile(bytes).value === undefined) return undefined
  const text = (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)).replace(
    /^\ufeff/,
    '',
  )
  const fixed = applyEdits(text, edits(parseTree(text), fileLocale(file)))
  return `${JSON.stringify(withIds(file, JSON.parse(fixed)), null, 2)}\n`
}

/** The lists of a file whose records have an id. */
function listsWithIds(file: string, value: unknown): unknown[] {
  const isList = /^content\/(notice|helplines|practical-answers|to-confirm)\./
  if (isList.test(file)) return [value]
  return file.startsWith('content/policies/') && isGroup(value) ? [value.sections] : []
}

/** Gives the records that have no id one that is made of their title, else of their first words. */
function withIds(file: string, value: unknown): unknown {
  for (const list of listsWithIds(file, value)) {
    if (!Array.isArray(list)) continue
    const taken = new Set(list.map((record: unknown) => isGroup(record) && record.id))
    for (const [place, record] of list.entries()) {
      if (!isGroup(record) || record.id) continue
      const id = freeId(wordsOf(record), taken)
      if (id) list[place] = { id, ...record, ...('id' in record && { id }) }
    }
  }
  return value
}

function wordsOf({ title, question, text, name }: Record<string, unknown>): string {
  const words = title ?? question ?? text ?? name
  return String((isGroup(words) ? words.it : words) ?? '')
}

/** `Che cos’è una serata d’ascolto?` → `che-cos-e-una-serata-d-ascolto`. */
function freeId(words: string, taken: Set<unknown>): string {
  const plain = words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const id = (plain.match(/[a-z0-9]+/g) ?? []).slice(0, 6).join('-')
  const free = [id, ...Array.from({ length: taken.size }, (_, place) => `${id}-${place + 2}`)]
  const chosen = id && free.find((one) => !taken.has(one))
  taken.add(chosen)
  return chosen ?? ''
}

/** Returns a text as it has to be written, where somebody has typed it as everybody types. */
function fixText(text: string, locale: Locale | undefined, name?: string): string {
  if (name === 'iban') return text.replaceAll(/\s/g, '').toUpperCase()
  const complete = text
    .replace(/^www\./, 'https://www.')
    .replaceAll(/(?<=href="|\]\()www\./g, 'https://www.')
  if (!locale && !isName(complete, name)) return complete
  return fixTypography(complete, locale ?? 'names')
}

function edits(node: Node | undefined, locale: Locale | undefined, name?: string): Edit[] {
  if (!node) return []
  if (node.type === 'string') {
    const text = String(node.value)
    const fixed = fixText(text, locale, name)
    const { offset, length } = node
    return fixed === text ? [] : [{ offset, length, content: JSON.stringify(fixed) }]
  }
  return (node.children ?? []).flatMap((child) => {
    if (child.type !== 'property') return edits(child, locale, name)
    const [key, value] = child.children ?? []
    const own = String(key?.value)
    return edits(value, locale ?? (isLocale(own) ? own : undefined), own)
  })
}
