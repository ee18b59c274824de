import { z } from 'zod'
import json from '../../content/association.json'
import { fiscalCodeSchema, ibanSchema, sampleSchema, urlSchema } from './fields'
import { parseContent } from './parse-content'

const phoneSchema = z
  .string()
  .regex(/^\+39\d{6,11}$/, 'non è un numero italiano scritto come +390701234567, senza spazi.')

const text = z.string().trim().min(1)

export const associationSchema = z.strictObject({
  identity: z.strictObject({
    sample: sampleSchema,
    name: text.regex(/\bAPS\b/, 'deve contenere la sigla APS, come chiede la legge.'),
    shortName: text,
    coordinator: text,
    fiscalCode: fiscalCodeSchema,
    activeSince: z.int(),
  }),
  address: z.strictObject({
    sample: sampleSchema,
    street: text,
    postalCode: z.string().regex(/^\d{5}$/, 'non è un CAP di cinque cifre.'),
    city: text,
    province: z.string().regex(/^[A-Z]{2}$/, 'non è una sigla di provincia, per esempio CA.'),
    mapUrl: urlSchema,
  }),
  contacts: z.strictObject({
    sample: sampleSchema,
    phone: phoneSchema,
    whatsapp: phoneSchema,
    email: z.email(),
    instagram: z.strictObject({ handle: text, url: urlSchema }),
    facebook: z.strictObject({ name: text, url: urlSchema }),
  }),
  donations: z.strictObject({
    sample: sampleSchema,
    iban: ibanSchema,
    accountHolder: text.max(70),
    paypalUrl: urlSchema,
  }),
})

export const association = parseContent('content/association.json', associationSchema, json)
