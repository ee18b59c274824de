import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { isGroup } from '../lib/i18n/flatten-messages'

/** What a text is, where its key says so. */
const roles: [key: RegExp, role: string][] = [
  [/^metaTitle$/, 'Titolo nei motori di ricerca'],
  [/^metaDescription$/, 'Descrizione nei motori di ricerca'],
  [/title$/i, 'Titolo'],
  [/lead$/i, 'Introduzione'],
  [/hint$/i, 'Suggerimento'],
  [/^submit$/, 'Bottone'],
]

const longest = 60

/** Returns what editors call a text or a group of texts: its own first words, and what it is. */
export function textName(key: string, value: unknown): string {
  const role = roles.find(([pattern]) => pattern.test(key))?.[1]
  const words = firstWords(value)
  return role ? `${role}: ${words}` : words
}

/** Of a group, those of its title, else of its first text. */
function firstWords(value: unknown): string {
  if (isGroup(value)) return firstWords(value.title ?? value.label ?? Object.values(value)[0])
  const words = readable(String(value))
  if (words.length <= longest) return words
  return `${words.slice(0, words.lastIndexOf(' ', longest)).replace(/[,:;.]$/, '')}…`
}

/** A message without tags, with a gap for what the site fills in. */
function readable(message: string): string {
  return wordsOf(parse(message)).replaceAll(/\s+/g, ' ').trim()
}

function wordsOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value
      if (isTagElement(element)) return wordsOf(element.children)
      if (!isPluralElement(element) && !isSelectElement(element)) return '…'
      return wordsOf(element.options.other?.value ?? [])
    })
    .join('')
}
