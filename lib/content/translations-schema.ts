import { z } from 'zod'

const fingerprint = z.string().regex(/^[0-9a-f]{8}$/)

/**
 * By place, the fingerprint of the Italian text from which each translation was made. A program
 * writes it: `npm run content -- --accept`.
 */
export const translationsSchema = z.record(
  z.string(),
  z.strictObject({ en: fingerprint.optional(), es: fingerprint.optional() }),
)
