import { isGroup } from '../lib/i18n/flatten-messages'

/** The texts as the file has them: all catalogs have one order. */
let inFile: unknown

export function readTexts(text: string): unknown {
  inFile = JSON.parse(text)
  return JSON.parse(text)
}

/** Returns the file for the texts of one page's form, which holds the other pages' after its own. */
export function writeTexts(texts: unknown): string {
  return JSON.stringify(inOrder(texts, inFile), null, 2)
}

function inOrder(value: unknown, order: unknown): unknown {
  if (!isGroup(value) || !isGroup(order)) return value
  const names = new Set([...Object.keys(order), ...Object.keys(value)])
  return Object.fromEntries(
    [...names]
      .filter((name) => name in value)
      .map((name) => [name, inOrder(value[name], order[name])]),
  )
}
