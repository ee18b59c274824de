import { z } from 'zod'
import { say } from './editor-language'
import { fiscalCodeSchema, ibanSchema, sampleSchema, urlSchema } from './fields'

const phoneSchema = z
  .string()
  .regex(
    /^\+39\d{6,11}$/,
    say(
      'non è un numero italiano scritto come +390701234567, senza spazi.',
      'is not an Italian number written as +390701234567, without spaces.',
    ),
  )

const text = z.string().trim().min(1)

export const associationSchema = z.strictObject({
  identity: z.strictObject({
    sample: sampleSchema,
    name: text.regex(
      /\bAPS\b/,
      say(
        'deve contenere la sigla APS, come chiede la legge.',
        'must contain the letters APS, as the law asks.',
      ),
    ),
    shortName: text,
    coordinator: text,
    fiscalCode: fiscalCodeSchema,
    activeSince: z.int(),
  }),
  address: z.strictObject({
    sample: sampleSchema,
    street: text,
    postalCode: z
      .string()
      .regex(
        /^\d{5}$/,
        say('non è un CAP di cinque cifre.', 'is not a postcode of five digits, e.g. 09045.'),
      ),
    city: text,
    province: z
      .string()
      .regex(
        /^[A-Z]{2}$/,
        say(
          'non è una sigla di provincia, per esempio CA.',
          'is not the two letters of a province, e.g. CA.',
        ),
      ),
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
