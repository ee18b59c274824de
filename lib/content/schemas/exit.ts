import { z } from 'zod'
import { inEveryLanguage, say, urlSchema } from './fields'

export const exitSchema = z.strictObject({
  url: inEveryLanguage(urlSchema).meta(
    say(
      'Indirizzo di uscita',
      'Dove porta «Esci subito»: un sito pubblico che non dice nulla di chi legge.',
    ),
  ),
})
