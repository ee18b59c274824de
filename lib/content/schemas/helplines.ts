import { z } from 'zod'
import {
  dateSchema,
  daysValid,
  hasUniqueIds,
  idSchema,
  localizedSchema,
  phoneSchema,
  repeatedId,
  textSchema,
  timeSchema,
  urlSchema,
} from './fields'

export const helplinesSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      /** Stands in the group for whoever is under 18. */
      forMinors: z.boolean().meta({
        title: 'Per chi ha meno di 18 anni',
        description: 'No se la linea è per tutti.',
      }),
      /** For `tel:`; short numbers have no country code. */
      tel: phoneSchema.meta({
        title: 'Numero da comporre',
        description: 'Corto, o con +39 e senza spazi.',
        examples: ['112'],
      }),
      display: textSchema.meta({
        title: 'Numero',
        description: 'Il numero come si legge.',
        examples: ['112'],
      }),
      name: localizedSchema.meta({ title: 'Nome', description: 'Il nome della linea.' }),
      purpose: localizedSchema.meta({
        title: 'Quando chiamare',
        description: 'Comincia con «Se»; senza punto.',
      }),
      hours: localizedSchema.meta({
        title: 'Orari',
        description: 'Gli orari, e se è gratis.',
      }),
      languages: z.enum(['italian', 'several', 'interpreters']).meta({
        title: 'Lingue',
        description: 'In quali lingue risponde.',
        examples: ['italian'],
      }),
      chat: urlSchema.optional().meta({
        title: 'Chat',
        description: 'La pagina in cui la linea risponde anche per iscritto.',
        examples: ['https://www.1522.eu/'],
      }),
      /** For a line that is not open at every hour. */
      daily: z
        .strictObject({
          start: timeSchema.meta({ title: 'Dalle' }),
          end: timeSchema.meta({ title: 'Alle', description: 'Mezzanotte si scrive 00:00.' }),
        })
        .optional()
        .meta({
          title: 'Orario di ogni giorno',
          description: 'Solo se non risponde 24 ore su 24: il sito dice se adesso è aperta.',
        }),
      source: textSchema.meta({
        title: 'Fonte',
        description: 'Dove è stato letto il numero.',
        examples: ['19696.it'],
      }),
      verifiedOn: dateSchema.meta({
        title: 'Controllato il',
        description: `Il giorno in cui qualcuno l’ha controllato. Dopo ${daysValid.warned} giorni chi segue il sito è avvisato; il numero resta sul sito, con la data del controllo più vecchio.`,
        examples: ['2027-03-15'],
      }),
    }),
  )
  .min(1)
  .refine(hasUniqueIds, repeatedId)
  .refine((lines) => lines[0]?.tel === '112', 'il primo numero deve essere il 112.')
