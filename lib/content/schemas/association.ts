import { z } from 'zod'
import { accessSchema } from './access'
import {
  bankTextSchema,
  emailSchema,
  fiscalCodeSchema,
  ibanSchema,
  sampleSchema,
  say,
  textSchema,
  urlSchema,
} from './fields'

const phoneSchema = z
  .string()
  .regex(/^\+39\d{6,11}$/, 'non è un numero italiano scritto come +390701234567, senza spazi.')
  .meta({ examples: ['+390701234567'] })

const identitySchema = z
  .strictObject({
    sample: sampleSchema,
    name: textSchema.regex(/\bAPS\b/, 'deve contenere la sigla APS, come chiede la legge.').meta({
      ...say('Nome', 'Il nome per intero, con la sigla APS.'),
      examples: ['Associazione Esempio APS'],
    }),
    shortName: textSchema.meta(say('Nome breve', 'In cima alle pagine e nel titolo del browser.')),
    coordinator: textSchema.meta(say('Chi coordina', 'Nome e cognome.')),
    fiscalCode: fiscalCodeSchema.meta(
      say('Codice fiscale', 'Il codice fiscale dell’associazione, 11 cifre; anche per il 5x1000.'),
    ),
    runtsNumber: z
      .string()
      .regex(/^\d+$/, 'non è un numero di iscrizione al RUNTS: solo cifre, tra virgolette.')
      .optional()
      .meta({
        ...say('Numero RUNTS', 'Il numero di iscrizione al registro; a piè di pagina.'),
        examples: ['12345'],
      }),
    activeSince: z.int().meta(say('Anno di nascita', 'L’anno in cui l’associazione è nata.')),
  })
  .meta(say('Chi siamo', 'A piè di pagina e in «Chi siamo».'))

const addressSchema = z
  .strictObject({
    sample: sampleSchema,
    street: textSchema.meta(say('Via e numero')),
    postalCode: z
      .string()
      .regex(/^\d{5}$/, 'non è un CAP di cinque cifre.')
      .meta({ ...say('CAP', 'Cinque cifre.'), examples: ['09045'] }),
    city: textSchema.meta(say('Città')),
    province: z
      .string()
      .regex(/^[A-Z]{2}$/, 'non è una sigla di provincia, per esempio CA.')
      .meta({ ...say('Provincia', 'La sigla, due lettere.'), examples: ['CA'] }),
    access: accessSchema,
    mapUrl: urlSchema.meta(say('Mappa', 'Il link alla mappa.')),
  })
  .meta(say('Sede', 'Si legge nei contatti.'))

const contactsSchema = z
  .strictObject({
    sample: sampleSchema,
    phone: phoneSchema.meta(say('Telefono', 'Con +39 e senza spazi: il sito li aggiunge.')),
    whatsapp: phoneSchema.meta(say('WhatsApp', 'Il numero, con +39 e senza spazi.')),
    email: emailSchema.meta(say('Email', 'L’indirizzo che tutti vedono.')),
    pec: emailSchema
      .optional()
      .meta(say('PEC', 'L’indirizzo di posta certificata; a piè di pagina.')),
    instagram: z
      .strictObject({
        handle: textSchema.meta(say('Nome del profilo', 'Senza @.')),
        url: urlSchema.meta(say('Link al profilo')),
      })
      .meta(say('Instagram')),
    facebook: z
      .strictObject({
        name: textSchema.meta(say('Nome della pagina')),
        url: urlSchema.meta(say('Link alla pagina')),
      })
      .meta(say('Facebook')),
  })
  .meta(say('Contatti', 'Valgono per tutti i punti del sito con un numero o un indirizzo.'))

const donationsSchema = z
  .strictObject({
    sample: sampleSchema,
    iban: ibanSchema.meta(say('IBAN', 'La pagina e il codice QR lo prendono da qui.')),
    bic: z
      .string()
      .regex(
        /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
        'non è un BIC: 8 o 11 lettere maiuscole e cifre, senza spazi.',
      )
      .optional()
      .meta({
        ...say('BIC', 'Il codice della banca, per chi dona dall’estero. Senza, non si vede.'),
        examples: ['AAAAITRRXXX'],
      }),
    accountHolder: bankTextSchema({ max: 70 }).meta(
      say('Intestatario del conto', 'Come lo conosce la banca, senza accenti.'),
    ),
    paypalUrl: urlSchema.meta(say('PayPal', 'Il link per donare con PayPal.')),
  })
  .meta(say('Donazioni', 'Come donare.'))

export const associationSchema = z.strictObject({
  identity: identitySchema,
  address: addressSchema,
  contacts: contactsSchema,
  donations: donationsSchema,
})
