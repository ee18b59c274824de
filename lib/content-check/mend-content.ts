import { parseTree, type Node } from 'jsonc-parser'
import { format, resolveConfig } from 'prettier'
import { mendTypography } from '../content/typography'
import { isGroup } from '../i18n/flatten-messages'
import { isLocale, locales, type Locale } from '../i18n/locales'
import { readJsonFile } from './json-file'
import { isName } from './site-texts'

/**
 * Returns a content or message file as `--fix` leaves it: UTF-8, laid out, each text with the marks
 * and spaces of its language, messages in the order of the Italian. What is no JSON stays as it is.
 */
export async function mendFile(
  file: string,
  bytes: Uint8Array | string,
  italian?: unknown,
): Promise<string> {
  const { text, value } = readJsonFile(bytes)
  if (value === undefined) return text
  const locale = fileLocale(file)
  const mended = applied(text, edits(parseTree(text), locale))
  const options = await resolveConfig(file)
  return format(locale ? sorted(mended, italian) : mended, { ...options, parser: 'json' })
}

function sorted(text: string, italian: unknown): string {
  const value = JSON.parse(text) as unknown
  const ordered = JSON.stringify(inOrderOf(italian, value), null, 2)
  return ordered === JSON.stringify(value, null, 2) ? text : ordered
}

type Edit = { offset: number; length: number; text: string }

/** Texts are changed in place, so that the layout of the rest stays as its writer left it. */
function edits(node: Node | undefined, locale: Locale | undefined, name?: string): Edit[] {
  if (!node) return []
  if (node.type === 'string') {
    const text = node.value as string
    if (!locale && !isName(text, name)) return []
    const mended = mendTypography(text, locale ?? 'names')
    const { offset, length } = node
    return mended === text ? [] : [{ offset, length, text: JSON.stringify(mended) }]
  }
  return (node.children ?? []).flatMap((child) => {
    if (child.type !== 'property') return edits(child, locale, name)
    const [key, value] = child.children ?? []
    const own = String(key?.value)
    return edits(value, locale ?? (isLocale(own) ? own : undefined), own)
  })
}

function applied(text: string, changes: Edit[]): string {
  return changes
    .toSorted((a, b) => b.offset - a.offset)
    .reduce(
      (result, { offset, length, text: mended }) =>
        result.slice(0, offset) + mended + result.slice(offset + length),
      text,
    )
}

function fileLocale(file: string): Locale | undefined {
  return locales.find((locale) => file === `messages/${locale}.json`)
}

/** Translations stand in the order of the Italian, so that two files can be read side by side. */
function inOrderOf(italian: unknown, value: unknown): unknown {
  if (!isGroup(italian) || !isGroup(value)) return value
  const order = Object.keys(italian)
  const known = order.filter((key) => key in value)
  const others = Object.keys(value).filter((key) => !order.includes(key))
  return Object.fromEntries(
    [...known, ...others].map((key) => [
      key,
      inOrderOf(italian[key as never], value[key as never]),
    ]),
  )
}
