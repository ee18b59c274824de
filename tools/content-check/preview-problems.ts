import { isGroup } from '../../lib/i18n/flatten-messages'
import { localeRegistry, locales, type Locale } from '../../lib/i18n/locales'
import { drawableText, titleSize } from '../../lib/seo/drawable-text'
import type { Content, Finding } from './finding'
import { entriesOf } from './record-problems'

/** Finds what the pictures for link previews cannot show whole, and leave out. */
export function previewProblems(content: Content): Finding[] {
  return [
    ...locales.filter((locale) => !isDrawn(locale)).map(wordlessPictures),
    ...titleProblems(content, locales.filter(isDrawn)),
  ]
}

/** Whether the site's type has the letters of a language: those of its own name. */
function isDrawn(locale: Locale): boolean {
  return drawableText(localeRegistry[locale].name) !== undefined
}

function wordlessPictures(locale: Locale): Finding {
  const sentence =
    'i caratteri del sito non disegnano questa scrittura: le immagini che si vedono in WhatsApp e nei social hanno nome, luogo e disegno, e non le parole. Il titolo si legge accanto, scritto da WhatsApp.'
  return { file: `messages/${locale}.json`, path: [], sentence, level: 'warning' }
}

function titleProblems(content: Content, drawn: readonly Locale[]): Finding[] {
  return entriesOf(content, 'events').flatMap(({ file, entry: { title } }) =>
    drawn.flatMap((locale) => {
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
