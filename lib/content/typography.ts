import type { Locale } from '../i18n/locales'

type Rule = {
  /** The languages whose rule it is; all, where it is left out. */
  locales?: readonly Locale[]
  /** Finds the slip; its whole match is shown to the editor. */
  slip: RegExp
  /** What to write instead, in Italian, for the people who edit the texts. */
  advice: string
}

const units = {
  it: 'anni|anno|ore|ora|giorni|mesi|minuti|euro',
  en: 'years|hours|days|months|minutes|am|pm',
  es: 'años|año|horas|días|meses|minutos|euros|h\\b',
} satisfies Record<Locale, string>

/** docs/style.md, as far as a program can hold it. */
const rules: Rule[] = [
  { slip: /\p{L}+'\p{L}*/u, advice: 'usa l’apostrofo tipografico ’.' },
  { slip: /"[^"]*"?/, advice: 'usa le virgolette della lingua: «così», in inglese ‘so’.' },
  {
    locales: ['it', 'es'],
    slip: /[“”]/,
    advice: 'usa le virgolette « », in spagnolo “ ” solo dentro di esse.',
  },
  { locales: ['en'], slip: /[«»]/, advice: 'in inglese le virgolette sono ‘ ’.' },
  { slip: /\.{3}/, advice: 'i puntini sono un solo carattere: ….' },
  { slip: / {2,}/, advice: 'c’è uno spazio di troppo.' },
  {
    slip: /(?<![\d/-])\d{1,2}-\d{1,2}(?![\d-])/,
    advice: 'tra due numeri va il trattino medio senza spazi: 10–13.',
  },
  ...(['it', 'en', 'es'] as const).map((locale) => ({
    locales: [locale],
    slip: new RegExp(`\\d+ (?:${units[locale]})(?![\\p{L}])`, 'u'),
    advice: 'tra il numero e la parola va uno spazio che non va a capo (U+00A0).',
  })),
  {
    locales: ['en'],
    slip: /(?<![\d:])\d{1,2}:\d{2}(?!\d)(?!\u00a0(?:am|pm))/,
    advice: 'in inglese l’orario si scrive con am e pm: 4 pm, 6:30 pm.',
  },
  { locales: ['it', 'es'], slip: /\d\s?(?:am|pm)\b/, advice: 'l’orario va da 0 a 24: alle 16.' },
  { locales: ['it'], slip: /(?<!\d)1 gennaio/, advice: 'il primo del mese è 1º: 1º gennaio.' },
  { locales: ['it'], slip: /\buna e-mail/i, advice: 'si scrive un’e-mail.' },
  { locales: ['en'], slip: /\btax code/i, advice: 'si scrive tax ID (codice fiscale).' },
  {
    locales: ['es'],
    slip: /\b(?:aviso de privacidad|sede social|este sitio|el sitio)\b/i,
    advice: 'si scrive política de privacidad, domicilio social, la web: vedi docs/style.md.',
  },
]

/** Returns one Italian sentence for each rule of docs/style.md that a text breaks. */
export function typographyProblems(text: string, locale: Locale): string[] {
  return rules
    .filter(({ locales }) => !locales || locales.includes(locale))
    .flatMap(({ slip, advice }) => {
      const found = slip.exec(words(text, locale))?.[0]
      return found === undefined ? [] : [`«${found.trim() || ' '}»: ${advice}`]
    })
}

/** The text with a word joiner for each tag, since tags have quotes of their own, and without “ ” inside of « ». */
function words(text: string, locale: Locale): string {
  const untagged = text.replace(/<[^<>]*>/g, '\u2060')
  return locale === 'es'
    ? untagged.replace(/«[^»]*»/g, (quoted) => quoted.replace(/[“”]/g, ''))
    : untagged
}
