import { locales as allLocales, type Locale } from '../i18n/locales'
import { say } from './editor-language'
import { missingAccent, withAccent } from './missing-accents'

type Rule = {
  /** The languages whose rule it is; all, where it is left out. */
  locales?: readonly Locale[]
  /** Finds the slip; its whole match is shown to the editor. */
  slip: RegExp
  /** What to write instead, for the people who edit the texts. */
  advice: string | ((slip: string) => string)
  /** Puts the slip right, where a program can. */
  mend?: (slip: string) => string
  /** Holds for names and addresses too, which are the same in all languages. */
  inNames?: boolean
}

/** Words that follow a number, by the language that has them. */
const units: Partial<Record<Locale, string>> = {
  it: 'anni|anno|ore|ora|giorni|mesi|minuti|euro',
  en: 'years|hours|days|months|minutes|am|pm',
  es: 'años|año|horas|días|meses|minutos|euros|h\\b',
}

/** Before a word with an apostrophe; not among words between straight quotes: 'so to say'. */
const unquoted = /(?=\p{L}*['’])(?<!(?<![\p{L}'])'(?!\d)[^'’]*)/u

/** A word with a straight apostrophe, or two, as some write them in messages; or '90. */
const straightApostrophe = /(?<![\p{L}'’])(?=[\p{L}’]*\p{L}')\p{L}[\p{L}'’]*|(?<![\p{L}'])'(?=\d)/u

const straight = {
  advice: say('usa l’apostrofo tipografico ’.', 'use the curly apostrophe ’.'),
  mend: (slip: string) => slip.replaceAll(/''?/g, '’'),
  inNames: true,
}

/** docs/style.md, as far as a program can hold it. */
const rules: Rule[] = [
  {
    locales: ['it'],
    slip: pattern(unquoted, missingAccent),
    advice: (slip) =>
      say(
        `l’accento non si scrive con l’apostrofo: scrivi «${withAccent(slip)}».`,
        `an accent is not written as an apostrophe: write “${withAccent(slip)}”.`,
      ),
    inNames: true,
  },
  {
    ...straight,
    locales: ['it'],
    slip: pattern(unquoted, `(?!${missingAccent.source})`, `(?:${straightApostrophe.source})`),
  },
  {
    ...straight,
    locales: allLocales.filter((locale) => locale !== 'it'),
    slip: pattern(unquoted, `(?:${straightApostrophe.source})`),
  },
  {
    slip: /"[^"]*"?|(?<![\p{L}'])'(?!\d)[^']*'?/u,
    advice: say(
      'usa le virgolette della lingua: «così», in inglese ‘so’.',
      'use the quotes of the language: «così», in English ‘so’.',
    ),
  },
  {
    locales: ['it', 'es'],
    slip: /[“”]/,
    advice: say(
      'usa le virgolette « », in spagnolo “ ” solo dentro di esse.',
      'use the quotes « », in Spanish “ ” only inside them.',
    ),
  },
  {
    locales: ['en'],
    slip: /[«»]/,
    advice: say('in inglese le virgolette sono ‘ ’.', 'in English the quotes are ‘ ’.'),
  },
  {
    slip: /\.{3}/,
    advice: say('i puntini sono un solo carattere: ….', 'the dots are one character: ….'),
    mend: () => '…',
  },
  {
    slip: / {2,}/,
    advice: say('c’è uno spazio di troppo.', 'there is a space too many.'),
    mend: () => ' ',
  },
  {
    slip: /(?<![\d/-])\d{1,2}-\d{1,2}(?![\d-])/,
    advice: say(
      'tra due numeri va il trattino medio senza spazi: 10–13.',
      'between two numbers stands an en dash without spaces: 10–13.',
    ),
    mend: (slip) => slip.replace('-', '–'),
  },
  ...Object.entries(units).map(([locale, words]) => ({
    locales: [locale as Locale],
    slip: new RegExp(`\\d+ (?:${words})(?![\\p{L}])`, 'u'),
    advice: say(
      'tra il numero e la parola va uno spazio che non va a capo (U+00A0).',
      'between the number and the word stands a no-break space (U+00A0).',
    ),
    mend: (slip: string) => slip.replace(' ', '\u00a0'),
  })),
  {
    locales: ['en'],
    slip: /(?<![\d:])\d{1,2}:\d{2}(?!\d)(?!\u00a0(?:am|pm))/,
    advice: say(
      'in inglese l’orario si scrive con am e pm: 4 pm, 6:30 pm.',
      'in English a time has am or pm: 4 pm, 6:30 pm.',
    ),
  },
  {
    locales: ['it', 'es'],
    slip: /\d\s?(?:am|pm)\b/,
    advice: say('l’orario va da 0 a 24: alle 16.', 'times go from 0 to 24: alle 16.'),
  },
  {
    locales: ['it'],
    slip: /(?<!\d)1 gennaio/,
    advice: say('il primo del mese è 1º: 1º gennaio.', 'the first of the month is 1º: 1º gennaio.'),
    mend: (slip) => slip.replace('1', '1º'),
  },
  {
    locales: ['it'],
    slip: /\buna e-mail/i,
    advice: say('si scrive un’e-mail.', 'write un’e-mail.'),
  },
  {
    locales: ['en'],
    slip: /\btax code/i,
    advice: say('si scrive tax ID (codice fiscale).', 'write tax ID (codice fiscale).'),
  },
  {
    locales: ['es'],
    slip: /\b(?:aviso de privacidad|sede social|este sitio|el sitio)\b/i,
    advice: say(
      'si scrive política de privacidad, domicilio social, la web: vedi docs/style.md.',
      'write política de privacidad, domicilio social, la web: see docs/style.md.',
    ),
  },
]

/**
 * Returns one sentence for each rule of docs/style.md that a text breaks; for names and addresses,
 * which are Italian in every language, only for those that hold for them.
 */
export function typographyProblems(text: string, locale: Locale | 'names'): string[] {
  return rulesFor(locale).flatMap(({ slip, advice }) => {
    const found = slip.exec(words(text, locale))?.[0]
    if (found === undefined) return []
    return [`«${found.trim() || ' '}»: ${typeof advice === 'string' ? advice : advice(found)}`]
  })
}

function rulesFor(locale: Locale | 'names'): Rule[] {
  return locale === 'names'
    ? rulesFor('it').filter(({ inNames }) => inNames)
    : rules.filter(({ locales }) => !locales || locales.includes(locale))
}

function pattern(...parts: (RegExp | string)[]): RegExp {
  const sources = parts.map((part) => (typeof part === 'string' ? part : part.source))
  return new RegExp(sources.join(''), 'iu')
}

/** Returns the text with each slip put right that a program can, its tags and arguments untouched. */
export function mendTypography(text: string, locale: Locale | 'names'): string {
  return text
    .trim()
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : mendWords(part, locale)))
    .join('')
}

function mendWords(text: string, locale: Locale | 'names'): string {
  return rulesFor(locale).reduce(
    (mended, { slip, mend }) =>
      mend ? mended.replaceAll(new RegExp(slip, `g${slip.flags}`), (found) => mend(found)) : mended,
    text,
  )
}

/**
 * Returns the text with a word joiner for each tag, since tags have quotes of their own, and
 * without “ ” inside of « ».
 */
function words(text: string, locale: Locale | 'names'): string {
  const untagged = text.replace(/<[^<>]*>/g, '\u2060')
  return locale === 'es'
    ? untagged.replace(/«[^»]*»/g, (quoted) => quoted.replace(/[“”]/g, ''))
    : untagged
}
