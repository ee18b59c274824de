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
  return turndown.turndown(html)
}

export function toHtml(markdown: string): string {
  const html = marked.parse(markdown, { async: false, gfm: false })
  return html.replaceAll(/(?<=>)\n+|\n+(?=<)/g, '').trim()
}

/** Returns the events of a file as the form shows them. */
export function readEvents(text: string): FormEvent[] {
  return (JSON.parse(text) as WrittenEvent[]).map((event) => ({
    ...event,
    description: everyLanguage(event.description, toMarkdown),
    ...(typeof event.price === 'string'
      ? { price: event.price }
      : { price: 'euro', ...event.price }),
  }))
}

/** Returns the events of the form as the file has them, in the order of their fields. */
export function writeEvents(events: FormEvent[]) {
  return events.map(({ euro, ...event }) => ({
    ...event,
    ...(event.description && { description: everyLanguage(event.description, toHtml) }),
    ...(event.price === 'euro' && { price: { euro: amountOf(euro) } }),
  }))
}

function everyLanguage<Texts extends Record<string, string>>(
  texts: Texts,
  change: (text: string) => string,
): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, change(text)]),
  ) as Texts
}
