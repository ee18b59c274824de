import { applyEdits, parseTree, type Edit, type Node } from 'jsonc-parser'
import { isLocale, type Locale } from '../../lib/i18n/locales'
import { readJsonFile } from './json-file'
import { fileLocale, isName } from './site-texts'
import { fixTypography } from './typography'

/**
 * Returns a content or message file as `--fix` leaves it: laid out as the editors' application saves
 * it, without a byte order mark, each text with the marks and spaces of its language. Undefined where the file is no JSON.
 */
export function fixFile(file: string, bytes: Uint8Array | string): string | undefined {
  if (readJsonFile(bytes).value === undefined) return undefined
  const text = (typeof bytes === 'string' ? bytes : new TextDecoder().decode(bytes)).replace(
    /^\ufeff/,
    '',
  )
  const fixed = applyEdits(text, edits(parseTree(text), fileLocale(file)))
  return `${JSON.stringify(JSON.parse(fixed), null, 2)}\n`
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
