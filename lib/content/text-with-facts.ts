import { z } from 'zod'
import { isPagePath } from '../pages'
import { inEveryLanguage } from './schemas/fields'

/** What a text may take from elsewhere: `{email}` in it becomes the association's address. */
const factNames = [
  'name',
  'address',
  'fiscalCode',
  'email',
  'phone',
  'phoneHours',
  'hosting',
  'mailbox',
  'contactPeriod',
  'listeningDeskPeriod',
  'accessibilityReply',
] as const

export type FactName = (typeof factNames)[number]

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'fact'; fact: FactName }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'italian'; text: string }

const marks =
  /\{(?<fact>\w+)\}|\[(?<label>[^[\]]+)\]\((?<href>[^()]+)\)|<it>(?<italian>[^<>]+)<\/it>/g

/**
 * Splits `Scrivi a {email} o [chiamaci](/contacts).` into text, facts, links and, in `<it>…</it>`, words that
 * are Italian in any language; anything else is text.
 */
export function parseTextWithFacts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    const part = partOf(match.groups)
    if (!part) continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(part)
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function partOf({ fact: name, label, href, italian }: Record<string, string | undefined> = {}) {
  if (italian) return { kind: 'italian', text: italian } as const
  if (label && href) return { kind: 'link', label, href } as const
  const fact = factNames.find((known) => known === name)
  return fact && ({ kind: 'fact', fact } as const)
}

const markedText = z
  .string()
  .trim()
  .min(1)
  .superRefine((text, context) => {
    for (const part of parseTextWithFacts(text)) {
      const message = problemOf(part)
      if (message) context.addIssue({ code: 'custom', message })
    }
  })

/** A text in every language, with facts in braces, links as `[parole](/contacts)` and Italian in `<it>`. */
export const textWithFactsSchema = inEveryLanguage(markedText)

function problemOf(part: TextPart): string | undefined {
  if (part.kind === 'link' && !isTarget(part.href)) {
    return `il link «${part.label}» porta a ${part.href}, che non è una pagina del sito, un indirizzo https o un numero come tel:114.`
  }
  if (part.kind === 'text' && /[{}]/.test(part.text)) {
    return `tra { } può stare solo uno di questi: ${factNames.join(', ')}.`
  }
  if (part.kind === 'text' && /[[\]]/.test(part.text)) {
    return 'un link si scrive [parole](indirizzo), per esempio [contatti](/contacts).'
  }
  if (part.kind === 'text' && /[<>]/.test(part.text)) {
    return 'c’è un solo tag, per le parole italiane nei testi in altre lingue: <it>consultorio</it>.'
  }
}

function isTarget(href: string): boolean {
  // A place of a page, too.
  const [page = ''] = href.split('#')
  return isPagePath(page) || /^tel:\+?\d+$/.test(href) || /^https:\/\/\S+$/.test(href)
}
