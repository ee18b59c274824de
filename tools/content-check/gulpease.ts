import { isGroup } from '../../lib/i18n/flatten-messages'
import type { Finding } from './finding'

/**
 * Halfway between a text that five years of school are enough for, 80, and one that eight are, 60
 * (Lucisano and Piemontese, 1988). At 80, sentences were cut until nobody would have said them aloud.
 */
const easyEnough = 70

const serviceMessages = [
  'ServicesPage',
  'ListeningDeskPage',
  'PsychologicalServicesPage',
  'EducationalSupportPage',
  'TrainingPathsPage',
  'WorkshopsPage',
]

/** Finds services whose Italian words are hard to read. */
export function gulpeaseProblems(italian: unknown, file: string): Finding[] {
  return serviceMessages.flatMap((name) => {
    const index = gulpease(textsIn(isGroup(italian) ? italian[name] : undefined))
    if (index === undefined || index >= easyEnough) return []
    const sentence = `l’indice Gulpease è ${index} e deve essere almeno ${easyEnough}. Servono frasi e parole più corte.`
    return [{ file, path: [name], sentence }]
  })
}

/**
 * Returns the Gulpease index of Italian texts: 89 + (300 × sentences − 10 × letters) / words, from
 * 0 to 100. Headings and labels, which end without a full stop, do not count: they would flatter
 * it.
 */
export function gulpease(texts: readonly string[]): number | undefined {
  const sentences = texts
    .filter((text) => /[.?!…]$/.test(text.trim()))
    .flatMap((text) => text.split(/[.?!…]+(?=\s|$)/))
    .map((sentence) => sentence.match(/[\p{L}\d]+/gu) ?? [])
    .filter((words) => words.length > 0)
  if (sentences.length === 0) return undefined
  const words = sentences.flat()
  const index = 89 + (300 * sentences.length - 10 * words.join('').length) / words.length
  return Math.min(100, Math.max(0, Math.round(index)))
}

/** Returns every text of a tree of messages, without its placeholders and tags. */
function textsIn(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages.replaceAll(/<[^>]*>|\{\w+\}/g, '')]
  return isGroup(messages) ? Object.values(messages).flatMap(textsIn) : []
}
