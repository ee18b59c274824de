import { unreadable, withoutUnreadable } from '../../lib/forms/typed-text'
import { locales as allLocales, type Locale } from '../../lib/i18n/locales'

type Rule = {
  /** The languages whose rule it is; all, where it is left out. */
  locales?: readonly Locale[]
  /** Finds the slip; its whole match is shown to the editor. */
  pattern: RegExp
  /** What to write instead, for the people who edit the texts. */
  advice: string | ((found: string) => string)
  /** Puts the slip right, where a program can. */
  fix?: (found: string) => string
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

/**
 * An Italian word that has an apostrophe for its accent, as where a keyboard lacks it: `perche'`,
 * `c'e'`; not those that end with one by right: un po’, a mo’, di’, Ca’ Foscari.
 */
const missingAccent =
  /(?<![\p{L}'’‘])(?<!‘[^’]*)(?:\p{L}+['’])*(?!(?:po|mo|be|di|da|fa|sta|va|to|ca|de|co|fra)['’])\p{L}*[aeiou]['’](?!\p{L})/iu

/** Words whose last e is a closed one: perché, né, tré. */
const closedE = /(?:ch|^n|^s|\p{L}tr|\p{L}r|^pot|nz|rc)e$/iu

/** Returns the word as it is written: `e'` → `è`, `PERCHE'` → `PERCHÉ`. */
function withAccent(found: string): string {
  const word = found.slice(0, -1).replaceAll("'", '’')
  const accent = closedE.test(word.split('’').at(-1) ?? '') ? '\u0301' : '\u0300'
  return `${word}${accent}`.normalize('NFC')
}

const curly = {
  advice: 'usa l’apostrofo tipografico ’.',
  fix: (found: string) => found.replaceAll(/''?/g, '’'),
  inNames: true,
}

const straightQuotes = {
  pattern: /"[^"]*"?|(?<![\p{L}'])'(?!\d)[^']*'?/u,
  advice: 'usa le virgolette della lingua: «così», in inglese ‘so’.',
}

/** docs/style.md, as far as a program can hold it. */
const rules: Rule[] = [
  {
    locales: ['it'],
    pattern: joined(unquoted, missingAccent),
    advice: (found) => `l’accento non si scrive con l’apostrofo: scrivi «${withAccent(found)}».`,
    inNames: true,
  },
  {
    ...curly,
    locales: ['it'],
    pattern: joined(unquoted, `(?!${missingAccent.source})`, `(?:${straightApostrophe.source})`),
  },
  {
    ...curly,
    locales: allLocales.filter((locale) => locale !== 'it'),
    pattern: joined(unquoted, `(?:${straightApostrophe.source})`),
  },
  {
    ...straightQuotes,
    locales: ['it', 'es'],
    fix: (found) => found.replace(/^"([^"]+)"$/, '«$1»'),
  },
  {
    ...straightQuotes,
    locales: allLocales.filter((locale) => locale !== 'it' && locale !== 'es'),
    fix: (found) => found.replace(/^"([^"]+)"$/, '‘$1’'),
  },
  {
    locales: ['it', 'es'],
    pattern: /(?<!«[^»]*)“[^“”]*”|[“”]/,
    advice: 'usa le virgolette « », in spagnolo “ ” solo dentro di esse.',
    fix: (found) => found.replace(/^“([^”]+)”$/, '«$1»'),
  },
  { locales: ['en'], pattern: /[«»]/, advice: 'in inglese le virgolette sono ‘ ’.' },
  { pattern: /\.{3}/, advice: 'i puntini sono un solo carattere: ….', fix: () => '…' },
  {
    // Calendars and feed readers refuse the whole file for one of them.
    pattern: unreadable,
    advice:
      'contiene un segno che non si vede, forse incollato da un altro programma: cancellalo e riscrivi.',
    fix: (found) => withoutUnreadable(found).replace('\n', ' '),
    inNames: true,
  },
  { pattern: / {2,}/, advice: 'c’è uno spazio di troppo.', fix: () => ' ' },
  {
    locales: allLocales.filter((locale) => locale !== 'es'),
    pattern: /(?<![\d/-])\d{1,2}-\d{1,2}(?![\d-])/,
    advice: 'tra due numeri va il trattino medio senza spazi: 10–13.',
    fix: (found) => found.replace('-', '–'),
  },
  {
    locales: ['es'],
    pattern: /\d+–\d+/,
    advice: 'in spagnolo tra due numeri va il trattino breve senza spazi: 10-13.',
    fix: (found) => found.replace('–', '-'),
  },
  ...Object.entries(units).map(([locale, words]) => ({
    locales: [locale as Locale],
    pattern: new RegExp(`\\d+ (?:${words})(?![\\p{L}])`, 'u'),
    advice: 'tra il numero e la parola va uno spazio che non va a capo (U+00A0).',
    fix: (found: string) => found.replace(' ', '\u00a0'),
  })),
  {
    locales: ['en'],
    pattern: /(?<![\d:])\d{1,2}:\d{2}(?!\d)(?!\u00a0(?:am|pm))/,
    advice: 'in inglese l’orario si scrive con am e pm: 4 pm, 6:30 pm.',
  },
  {
    locales: ['it', 'es'],
    pattern: /\d\s?(?:am|pm)\b/,
    advice: 'l’orario va da 0 a 24: alle 16.',
  },
  {
    locales: ['it'],
    pattern: /(?<!\d)1 gennaio/,
    advice: 'il primo del mese è 1º: 1º gennaio.',
    fix: (found) => found.replace('1', '1º'),
  },
  {
    locales: ['it'],
    pattern: /\be-mail/i,
    advice: 'si scrive email: la parola non si divide a fine riga.',
    fix: (found) => found.replace('-', ''),
  },
  { locales: ['en'], pattern: /\btax code/i, advice: 'si scrive tax ID (codice fiscale).' },
  {
    locales: ['es'],
    pattern: /\b(?:aviso de privacidad|sede social|este sitio|el sitio)\b/i,
    advice: 'si scrive política de privacidad, domicilio social, la web: vedi docs/style.md.',
  },
]

/**
 * Returns one sentence for each rule of docs/style.md that a text breaks; for names and addresses,
 * which are Italian in every language, only for those that hold for them.
 */
export function typographyProblems(text: string, locale: Locale | 'names'): string[] {
  // Tags have quotes of their own, and “ ” may stand inside of « » in Spanish.
  const untagged = text.replace(/<[^<>]*>/g, '\u2060')
  const words = untagged.replace(/«[^»]*»/g, (quoted) =>
    locale === 'es' ? quoted.replace(/[“”]/g, '') : quoted,
  )
  return rulesFor(locale).flatMap(({ pattern, advice }) => {
    const found = pattern.exec(words)?.[0]
    if (found === undefined) return []
    return [`«${found.trim() || ' '}»: ${typeof advice === 'string' ? advice : advice(found)}`]
  })
}

/** Returns the text with each slip put right that a program can, its tags and arguments untouched. */
export function fixTypography(text: string, locale: Locale | 'names'): string {
  return text
    .trim()
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : fixWords(part, locale)))
    .join('')
}

function fixWords(text: string, locale: Locale | 'names'): string {
  return rulesFor(locale).reduce(
    (fixed, { pattern, fix }) =>
      fix
        ? fixed.replaceAll(new RegExp(pattern, `g${pattern.flags}`), (found) => fix(found))
        : fixed,
    text,
  )
}

function rulesFor(locale: Locale | 'names'): Rule[] {
  return locale === 'names'
    ? rulesFor('it').filter(({ inNames }) => inNames)
    : rules.filter(({ locales }) => !locales || locales.includes(locale))
}

function joined(...parts: (RegExp | string)[]): RegExp {
  const sources = parts.map((part) => (typeof part === 'string' ? part : part.source))
  return new RegExp(sources.join(''), 'iu')
}
