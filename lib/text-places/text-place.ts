import type { Locale } from '../i18n/locales'

/** Where the development server says what stands in which file; a build has no such address. */
export const textPlacesPath = '/api/text-places'

export type TextPlace = {
  file: string
  line: number
  /** `HomePage.lead` in messages, `«serata».title.it` in content. */
  key: string
}

/** A text as it may be found on a page. */
export type PlacedText = {
  place: TextPlace
  /** Without one the text is the same in all languages: a name, a phone number. */
  locale?: Locale
  /** What can be read on the page: each form is the words between two arguments. */
  forms: string[][]
}

export type PlacedTexts = {
  words: {
    switch: string
    hint: string
    nowhere: string
    copy: string
    copied: string
    previous: string
    next: string
  }
  texts: PlacedText[]
}

/** Returns a place as an editor looks it up: `messages/it.json:12  HomePage.lead`. */
export function placeLine({ file, line, key }: TextPlace): string {
  return `${file}:${line}  ${key}`
}
