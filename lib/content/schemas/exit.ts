import { z } from 'zod'
import { inEveryLanguage, urlSchema } from './fields'

export const exitSchema = z.strictObject({
  url: inEveryLanguage(urlSchema).meta({
    title: 'Indirizzo di uscita',
    description: 'Dove porta «Esci subito»: un sito pubblico che non dice nulla di chi legge.',
  }),
})
