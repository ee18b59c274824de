import { z } from 'zod'
import { localeRegistry, locales, type Locale } from '../../i18n/locales'
import { isPagePath, type PagePath } from '../../pages'
import { dateMeant, timeMeant } from '../../time/written-date'

export type Localized = Record<Locale, string>

/** Returns the schema of a value that each language of the site has for itself. */
export function inEveryLanguage<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(
    locales.map((locale) => [locale, schema.meta(say(localeRegistry[locale].name))]),
  )
  return z.strictObject(shape as Record<Locale, Schema>)
}

/** Returns what editors read of a field: what it is called, and a sentence under it where the name does not say all. */
export function say(title: string, description?: string) {
  return { title, ...(description !== undefined && { description }) }
}

/** Returns the schema of a choice, from what editors call each of its codes. */
export function choiceSchema<const Code extends string>(names: Record<Code, string>) {
  const codes = Object.keys(names) as [Code, ...Code[]]
  return z.enum(codes).meta({ enumDescriptions: Object.values(names) })
}

/** A text that is the same in every language, of one line. */
export const textSchema = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('\n'), 'va scritto su una riga sola, senza andare a capo.')

/** A text for banks, of the signs that all of them take (EPC217-08). */
export function bankTextSchema({ max }: { max: number }) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(
      /^[A-Za-z0-9/?:().,'+ -]+$/,
      "ha un segno che le banche non accettano: usa lettere senza accenti, cifre, l’apostrofo dritto (') e / - ? : ( ) . , +",
    )
    .meta({ examples: ['Associazione Esempio APS'] })
}

/** A text in every language of the site. */
export const localizedSchema = inEveryLanguage(textSchema)

/** `"sample": true` marks invented data; `npm run launch-check` lists what is still marked. */
export const sampleSchema = z
  .boolean()
  .optional()
  .meta(say('Dati di esempio', 'Sì finché i dati sono inventati; con i dati veri si toglie.'))

/** The shape of an id, as it stands in addresses. */
export const idPattern = '[a-z0-9]+(?:-[a-z0-9]+)*'

export const idSchema = z
  .string()
  .regex(
    new RegExp(`^${idPattern}$`),
    'deve avere solo minuscole, cifre e trattini, per esempio due-pomeriggi.',
  )
  .meta({
    ...say(
      'Nome breve',
      'Nasce dal titolo o dal testo, se lo lasci vuoto: minuscole, cifre e trattini. Non cambiarlo più.',
    ),
    examples: ['due-pomeriggi'],
  })

export function isId(value: string): boolean {
  return idSchema.safeParse(value).success
}

export function hasUniqueIds(records: { id: string }[]): boolean {
  return new Set(records.map(({ id }) => id)).size === records.length
}

export const repeatedId = 'lo stesso id c’è due volte. Danne uno diverso a ciascuno.'

/** A date that is none ends the check of its record: what compares it would find a second fault. */
export const dateSchema = z.iso
  .date({ error: ({ input }) => noDate(input), abort: true })
  .refine(isInThisCentury, {
    error: ({ input }) => impossibleYear(String(input)),
    abort: true,
  })
  .meta({ examples: ['2027-10-25'] })

/**
 * After how many days a fact that somebody has looked up is to be looked up again, and after how many a rule
 * of law is not shown any more. A number to call is: an old one may help, none cannot.
 */
export const daysValid = { warned: 180, published: 365 }

export function isDate(value: unknown): value is string {
  return dateSchema.safeParse(value).success
}

export const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    error: ({ input }) => noTime(String(input)),
    abort: true,
  })
  .meta({ examples: ['16:00'] })

export const urlSchema = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .meta({ examples: ['https://www.example.org/'] })

export const emailSchema = z.email().meta({ examples: ['info@example.org'] })

/** For `tel:`; short numbers have no country code. */
export const phoneSchema = z
  .string()
  .regex(
    /^(\d{3,6}|\+39\d{6,11})$/,
    'non è un numero di telefono, per esempio 112 o +390701234567.',
  )
  .meta({ examples: ['+390701234567'] })

const noAmount = 'non è una somma in euro. Scrivila come 12.50, senza virgola e senza segno.'

export const euroSchema = z
  .number()
  .positive(noAmount)
  .multipleOf(0.01, noAmount)
  .meta({ examples: [12.5] })

/** An address of this site without its language prefix, e.g. `/services`. */
export const pathSchema = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'non è un indirizzo del sito, per esempio /services.')
  .meta({ examples: ['/contacts'] })

export const ibanSchema = z
  .string()
  .refine(isIban, 'non è un IBAN valido. Ricopialo senza spazi e controlla ogni cifra.')
  .meta({ examples: ['IT60X0542811101000000123456'] })

export const fiscalCodeSchema = z
  .string()
  .refine(isFiscalCode, 'non è un codice fiscale di 11 cifre valido. Ricontrolla ogni cifra.')
  .meta({ examples: ['12345678903'] })

/**
 * Returns whether a text is an IBAN by ISO 13616: letters become two digits, the first four
 * characters move to the end, mod 97 is 1.
 */
export function isIban(value: string): boolean {
  if (!/^IT\d{2}[A-Z]\d{10}[0-9A-Z]{12}$/.test(value)) return false
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/**
 * Returns whether a text has eleven digits, the last a Luhn check digit, as for Italian bodies that
 * are not persons.
 */
export function isFiscalCode(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false
  const sum = [...value].reverse().reduce((total, character, index) => {
    const digit = Number(character)
    return total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0))
  }, 0)
  return sum % 10 === 0
}

function isInThisCentury(date: string): boolean {
  return '2000' <= date && date < '2100'
}

function noDate(input: unknown): string | undefined {
  if (typeof input !== 'string') return undefined
  const example = dateMeant(input) ?? '2027-10-25'
  return `«${input}» non è una data. Scrivi anno-mese-giorno, per esempio ${example}.`
}

function impossibleYear(date: string): string {
  // 2207: two digits have changed places.
  const meant = date.replace(/^(\d)(\d)(\d)/, '$1$3$2')
  return isInThisCentury(meant)
    ? `«${date}» ha un anno impossibile. Forse volevi scrivere ${meant}.`
    : `«${date}» ha un anno impossibile. Controlla l’anno.`
}

function noTime(time: string): string {
  if (/^24[:.]?(00)?$/.test(time.trim())) {
    return `«${time}» non è un orario: la mezzanotte si scrive 00:00.`
  }
  const example = timeMeant(time) ?? '16:00'
  return `«${time}» non è un orario. Scrivi ore:minuti, per esempio ${example}.`
}

/**
 * A page of the site, as a record leads to it. Its JSON schema does not list the pages, or each new one would change
 * four files; by `format` the editor knows that it has to.
 */
export const pageSchema = pathSchema
  .refine(isPagePath, 'non è una pagina del sito. Scrivine una, per esempio /contacts.')
  .meta({
    ...say('Pagina', 'La pagina del sito a cui porta, senza la lingua.'),
    format: 'page',
  }) as z.ZodType<PagePath>

/** In years, both included. */
export const agesSchema = z.strictObject({
  from: z.int().meta(say('Da', 'In anni, compreso.')),
  to: z.int().meta(say('A', 'In anni, compreso.')),
})
