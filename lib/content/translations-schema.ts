import { z } from 'zod'
import { defaultLocale, locales } from '../i18n/locales'

const translated = locales.filter((locale) => locale !== defaultLocale)

const fingerprint = z.string().regex(/^[0-9a-f]{8}$/)

/**
 * By place, the fingerprint of the Italian text from which each translation was made. A program
 * writes it: `npm run content -- --accept`.
 */
export const translationsSchema = z.record(
  z.string(),
  z.strictObject(Object.fromEntries(translated.map((locale) => [locale, fingerprint.optional()]))),
)
