import { z } from 'zod'
import { accessSchema } from './access'
import {
  bankTextSchema,
  fiscalCodeSchema,
  ibanSchema,
  sampleSchema,
  textSchema,
  urlSchema,
} from './fields'

const phoneSchema = z
  .string()
  .regex(/^\+39\d{6,11}$/, 'non è un numero italiano scritto come +390701234567, senza spazi.')

const identitySchema = z
  .strictObject({
    sample: sampleSchema,
    name: textSchema.regex(/\bAPS\b/, 'deve contenere la sigla APS, come chiede la legge.').meta({
      title: 'Nome',
      description: 'Il nome per intero, con la sigla APS.',
      examples: ['Associazione Esempio APS'],
    }),
    shortName: textSchema.meta({
      title: 'Nome breve',
      description: 'In cima alle pagine e nel titolo del browser.',
      examples: ['Associazione Esempio'],
    }),
    coordinator: textSchema.meta({
      title: 'Chi coordina',
      description: 'Nome e cognome.',
      examples: ['Nome Cognome'],
    }),
    fiscalCode: fiscalCodeSchema.meta({
      title: 'Codice fiscale',
      description: 'Il codice fiscale dell’associazione, 11 cifre; anche per il 5x1000.',
      examples: ['12345678903'],
    }),
    runtsNumber: z
      .string()
      .regex(/^\d+$/, 'non è un numero di iscrizione al RUNTS: solo cifre, tra virgolette.')
      .optional()
      .meta({
        title: 'Numero RUNTS',
        description: 'Il numero di iscrizione al registro; a piè di pagina.',
        examples: ['12345'],
      }),
    activeSince: z.int().meta({
      title: 'Anno di nascita',
      description: 'L’anno in cui l’associazione è nata.',
      examples: [2016],
    }),
  })
  .meta({ title: 'Chi siamo', description: 'A piè di pagina e in «Chi siamo».' })

const addressSchema = z
  .strictObject({
    sample: sampleSchema,
    street: textSchema.meta({ title: 'Via e numero', examples: ['Via Roma 1'] }),
    postalCode: z
      .string()
      .regex(/^\d{5}$/, 'non è un CAP di cinque cifre.')
      .meta({ title: 'CAP', description: 'Cinque cifre.', examples: ['09045'] }),
    city: textSchema.meta({ title: 'Città', examples: ['Quartu Sant’Elena'] }),
    province: z
      .string()
      .regex(/^[A-Z]{2}$/, 'non è una sigla di provincia, per esempio CA.')
      .meta({ title: 'Provincia', description: 'La sigla, due lettere.', examples: ['CA'] }),
    access: accessSchema,
    mapUrl: urlSchema.meta({
      title: 'Mappa',
      description: 'Il link alla mappa.',
      examples: ['https://www.openstreetmap.org/'],
    }),
  })
  .meta({ title: 'Sede', description: 'Si legge nei contatti.' })

const contactsSchema = z
  .strictObject({
    sample: sampleSchema,
    phone: phoneSchema.meta({
      title: 'Telefono',
      description: 'Con +39 e senza spazi: il sito li aggiunge.',
      examples: ['+390701234567'],
    }),
    whatsapp: phoneSchema.meta({
      title: 'WhatsApp',
      description: 'Il numero, con +39 e senza spazi.',
      examples: ['+393201234567'],
    }),
    email: z.email().meta({
      title: 'Email',
      description: 'L’indirizzo che tutti vedono.',
      examples: ['info@example.org'],
    }),
    pec: z
      .email()
      .optional()
      .meta({
        title: 'PEC',
        description: 'L’indirizzo di posta certificata; a piè di pagina.',
        examples: ['associazione@pec.example.org'],
      }),
    instagram: z
      .strictObject({
        handle: textSchema.meta({
          title: 'Nome del profilo',
          description: 'Senza @.',
          examples: ['associazione.di.esempio'],
        }),
        url: urlSchema.meta({
          title: 'Link al profilo',
          examples: ['https://www.instagram.com/associazione.di.esempio/'],
        }),
      })
      .meta({ title: 'Instagram' }),
    facebook: z
      .strictObject({
        name: textSchema.meta({
          title: 'Nome della pagina',
          examples: ['Associazione Esempio APS'],
        }),
        url: urlSchema.meta({
          title: 'Link alla pagina',
          examples: ['https://www.facebook.com/associazione.di.esempio'],
        }),
      })
      .meta({ title: 'Facebook' }),
  })
  .meta({
    title: 'Contatti',
    description: 'Valgono per tutti i punti del sito con un numero o un indirizzo.',
  })

const donationsSchema = z
  .strictObject({
    sample: sampleSchema,
    iban: ibanSchema.meta({
      title: 'IBAN',
      description: 'La pagina e il codice QR lo prendono da qui.',
      examples: ['IT60X0542811101000000123456'],
    }),
    bic: z
      .string()
      .regex(
        /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
        'non è un BIC: 8 o 11 lettere maiuscole e cifre, senza spazi.',
      )
      .optional()
      .meta({
        title: 'BIC',
        description: 'Il codice della banca, per chi dona dall’estero. Senza, non si vede.',
        examples: ['AAAAITRRXXX'],
      }),
    accountHolder: bankTextSchema({ max: 70 }).meta({
      title: 'Intestatario del conto',
      description: 'Come lo conosce la banca, senza accenti.',
      examples: ['Associazione Esempio APS'],
    }),
    paypalUrl: urlSchema.meta({
      title: 'PayPal',
      description: 'Il link per donare con PayPal.',
      examples: ['https://www.paypal.com/donate/?hosted_button_id=ESEMPIO'],
    }),
  })
  .meta({ title: 'Donazioni', description: 'Come donare.' })

export const associationSchema = z.strictObject({
  identity: identitySchema,
  address: addressSchema,
  contacts: contactsSchema,
  donations: donationsSchema,
})
