import { isGroup } from '../../lib/i18n/flatten-messages'
import { locales } from '../../lib/i18n/locales'
import { drawableText, titleSize } from '../../lib/seo/drawable-text'
import type { Content, Finding } from './finding'
import { entriesOf } from './record-problems'

/** Finds titles of events that the pictures for link previews cannot show whole, and leave out. */
export function previewProblems(content: Content): Finding[] {
  return entriesOf(content, 'events').flatMap(({ file, entry: { title } }) =>
    locales.flatMap((locale) => {
      const text = isGroup(title) ? title[locale] : undefined
      const reason = typeof text === 'string' && text ? reasonOf(text) : undefined
      if (!reason) return []
      const sentence = `${reason}: l’immagine che si vede in WhatsApp e nei social resta senza titolo, con data e luogo.`
      return [{ file, path: ['title', locale], sentence, level: 'warning' as const }]
    }),
  )
}

function reasonOf(title: string): string | undefined {
  const drawn = drawableText(title)
  if (!drawn) return 'il titolo ha lettere che i caratteri del sito non sanno disegnare'
  // A state before it takes some of the room.
  return titleSize(`Prenotazioni chiuse: ${drawn}`) ? undefined : 'il titolo è troppo lungo'
}
