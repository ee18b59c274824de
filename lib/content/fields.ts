import { z } from 'zod'
import type { Locale } from '../i18n/locales'

/** A text in every language of the site. */
export const localizedSchema = z.strictObject({
  it: z.string().trim().min(1),
  en: z.string().trim().min(1),
  es: z.string().trim().min(1),
}) satisfies z.ZodType<Record<Locale, string>>

export type Localized = z.infer<typeof localizedSchema>

/** `"sample": true` marks invented data; `npm run launch-check` lists what is still marked. */
export const sampleSchema = z.boolean().optional()

export const idSchema = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'deve avere solo minuscole, cifre e trattini, per esempio due-pomeriggi.',
  )

export const dateSchema = z.iso.date()

export const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'non è un orario. Scrivi ore:minuti, per esempio 16:00.')

export const urlSchema = z.url({ protocol: /^https$/ })

/** An address of this site without its language prefix, e.g. `/services`. */
export const pathSchema = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'non è un indirizzo del sito, per esempio /services.')

export const ibanSchema = z
  .string()
  .refine(isIban, 'non è un IBAN valido. Ricopialo senza spazi e controlla ogni cifra.')

export const fiscalCodeSchema = z
  .string()
  .refine(isFiscalCode, 'non è un codice fiscale di 11 cifre valido. Ricontrolla ogni cifra.')

/** ISO 13616: letters become two digits, the first four characters move to the end, mod 97 is 1. */
export function isIban(value: string): boolean {
  if (!/^IT\d{2}[A-Z]\d{10}[0-9A-Z]{12}$/.test(value)) return false
  const digits = (value.slice(4) + value.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** Eleven digits, the last a Luhn check digit, as for Italian bodies that are not persons. */
export function isFiscalCode(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false
  const sum = [...value].reverse().reduce((total, character, index) => {
    const digit = Number(character)
    return total + (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0))
  }, 0)
  return sum % 10 === 0
}
