import { marked } from 'marked'
import TurndownService from 'turndown'
import type { z } from 'zod'
import type { eventSchema } from '../lib/content/schemas/events'
import { amountOf } from './euro-amounts'

type WrittenEvent = z.input<typeof eventSchema>

/** An event as the editor's form has it: formatted text in Markdown, a price in a field of its own. */
type FormEvent = Omit<WrittenEvent, 'price'> & { price: string; euro?: unknown }

/** Each tag that the site allows has one way to be written: so nothing changes on its own. */
const turndown = new TurndownService({
  bulletListMarker: '-',
  emDelimiter: '_',
  strongDelimiter: '**',
})

export function toMarkdown(html: string): string {
  return starsInWords(turndown.turndown(html))
}

/** What the site has no tag for stays as words: a table is a list of its rows, a heading is strong. */
export function toHtml(markdown: string): string {
  // Two spaces: this line ends here.
  const written = starsInWords(withoutTables(markdown)).replaceAll(
    / *\n(?! *(?:[-*+]|\d+[.)]) )(?=.)/g,
    '  \n',
  )
  const html = marked.parse(written, { async: false, gfm: false })
  const plain = html
    .replaceAll(/<h\d>(?:<strong>)?(.*?)(?:<\/strong>)?<\/h\d>/g, '<p><strong>$1</strong></p>')
    .replaceAll(/<\/?(?:blockquote|code|hr|img)\b[^>]*>/g, '')
    .replaceAll(/<(\/?)pre>/g, '<$1p>')
  return linesApart(plain.replaceAll(/(?<=>)\n+|\n+(?=<)/g, '').trim())
}

/** Within a word only stars are emphasis. */
function starsInWords(markdown: string): string {
  return markdown.replaceAll(
    /(?<![\\_])_((?:\\.|[^_\\\n])+)_(?!_)/g,
    (emphasis, words: string, start: number) => {
      const around = markdown.charAt(start - 1) + markdown.charAt(start + emphasis.length)
      return /[\p{L}\d]/u.test(around) ? `*${words}*` : emphasis
    },
  )
}

function withoutTables(markdown: string): string {
  return markdown.replaceAll(/^(?:\|.*\|[ \t]*(?:\n|$))+/gm, (table) => {
    const rows = table.split('\n').filter((row) => /[^|\s:-]/.test(row))
    return rows.map((row) => `- ${cellsOf(row).join(', ')}\n`).join('')
  })
}

function cellsOf(row: string): string[] {
  return row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
    .filter(Boolean)
}

/** A new line within a paragraph is a paragraph; in a list, which has lines of its own, a space. */
function linesApart(html: string): string {
  const open: string[] = []
  return html.replaceAll(/<(\/?)(\w+)[^>]*>/g, (tag, end: string, name: string) => {
    if (name !== 'br') {
      if (end) open.pop()
      else open.push(tag)
      return tag
    }
    if (open[0] !== '<p>') return ' '
    const closing = open.toReversed().map((one) => one.replace(/<(\w+).*/s, '</$1>'))
    return [...closing, ...open].join('')
  })
}

/** Returns the event of a file as the form shows it. */
export function readEvent(text: string): FormEvent {
  const event = JSON.parse(text) as WrittenEvent
  return {
    ...event,
    description: everyLanguage(event.description, toMarkdown),
    ...(typeof event.price === 'string'
      ? { price: event.price }
      : { price: 'euro', ...event.price }),
  }
}

/** Returns the event of the form as its file has it, in the order of its fields. */
export function writeEvent({ euro, ...event }: FormEvent) {
  return {
    ...event,
    ...(event.description && { description: everyLanguage(event.description, toHtml) }),
    ...(event.price === 'euro' && { price: { euro: amountOf(euro) } }),
  }
}

function everyLanguage<Texts extends Record<string, string>>(
  texts: Texts,
  change: (text: string) => string,
): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, change(text)]),
  ) as Texts
}
