import { z } from 'zod'
import { locales, type Locale } from '../i18n/locales'
import { dateMeant, timeMeant } from '../time/written-date'
import { shown } from './content-error-map'
import { say } from './editor-language'

export type Localized = Record<Locale, string>

/** Returns the schema of a value that each language of the site has for itself. */
export function inEveryLanguage<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(locales.map((locale) => [locale, schema]))
  return z.strictObject(shape as Record<Locale, Schema>)
}

/** A text in every language of the site. */
export const localizedSchema = inEveryLanguage(z.string().trim().min(1))

/** `"sample": true` marks invented data; `npm run launch-check` lists what is still marked. */
export const sampleSchema = z.boolean().optional()

/** The shape of an id, as it stands in addresses. */
export const idPattern = '[a-z0-9]+(?:-[a-z0-9]+)*'

export const idSchema = z
  .string()
  .regex(
    new RegExp(`^${idPattern}$`),
    say(
      'deve avere solo minuscole, cifre e trattini, per esempio due-pomeriggi.',
      'may have only small letters, digits and hyphens, e.g. two-afternoons.',
    ),
  )

export function hasUniqueIds(records: { id: string }[]): boolean {
  return new Set(records.map(({ id }) => id)).size === records.length
}

export const repeatedId = say(
  'lo stesso id c’è due volte. Danne uno diverso a ciascuno.',
  'the same id stands twice. Give each its own.',
)

/** A date that is none ends the check of its record: what compares it would find a second fault. */
export const dateSchema = z.iso
  .date({ error: ({ input }) => noDate(input), abort: true })
  .refine(isInThisCentury, {
    error: ({ input }) => impossibleYear(String(input)),
    abort: true,
  })

export function isDate(value: unknown): value is string {
  return dateSchema.safeParse(value).success
}

export const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: ({ input }) => noTime(String(input)),
  abort: true,
})

export const urlSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

/** An address of this site without its language prefix, e.g. `/services`. */
export const pathSchema = z
  .string()
  .regex(
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/,
    say(
      'non è un indirizzo del sito, per esempio /services.',
      'is not an address of the site, e.g. /services.',
    ),
  )

export const ibanSchema = z
  .string()
  .refine(
    isIban,
    say(
      'non è un IBAN valido. Ricopialo senza spazi e controlla ogni cifra.',
      'is not a valid IBAN. Copy it again without spaces and check each digit.',
    ),
  )

export const fiscalCodeSchema = z
  .string()
  .refine(
    isFiscalCode,
    say(
      'non è un codice fiscale di 11 cifre valido. Ricontrolla ogni cifra.',
      'is not a valid Italian tax ID of 11 digits. Check each digit.',
    ),
  )

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
  return say(
    `${shown(input)} non è una data. Scrivi anno-mese-giorno, per esempio ${example}.`,
    `${shown(input)} is not a date. Write year-month-day, e.g. ${example}.`,
  )
}

function impossibleYear(date: string): string {
  // 2207: two digits have changed places.
  const meant = date.replace(/^(\d)(\d)(\d)/, '$1$3$2')
  return isInThisCentury(meant)
    ? say(
        `${shown(date)} ha un anno impossibile. Forse volevi scrivere ${meant}.`,
        `${shown(date)} has an impossible year. Perhaps you meant ${meant}.`,
      )
    : say(
        `${shown(date)} ha un anno impossibile. Controlla l’anno.`,
        `${shown(date)} has an impossible year. Check the year.`,
      )
}

function noTime(time: string): string {
  if (/^24[:.]?(00)?$/.test(time.trim())) {
    return say(
      `${shown(time)} non è un orario: la mezzanotte si scrive 00:00.`,
      `${shown(time)} is not a time: midnight is written 00:00.`,
    )
  }
  const example = timeMeant(time) ?? '16:00'
  return say(
    `${shown(time)} non è un orario. Scrivi ore:minuti, per esempio ${example}.`,
    `${shown(time)} is not a time. Write hours:minutes, e.g. ${example}.`,
  )
}
