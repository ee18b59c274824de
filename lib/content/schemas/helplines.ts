import { z } from 'zod'
import { endsAfterItBegins, periodProblem } from './announcement-fields'
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

const dailySchema = z.strictObject({
  start: timeSchema.meta({ title: 'Dalle' }),
  end: timeSchema.meta({ title: 'Alle', description: 'Mezzanotte si scrive 00:00.' }),
})

/** Where a number or an address was read, and when. */
const checkedFields = {
  source: textSchema.meta({
    title: 'Fonte',
    description: 'Dove è stato letto il numero.',
    examples: ['19696.it'],
  }),
  verifiedOn: dateSchema.meta({
    title: 'Controllato il',
    description: `Il giorno in cui qualcuno l’ha controllato. Dopo ${daysValid.warned} giorni chi segue il sito è avvisato; il numero da chiamare resta sul sito, un altro modo di scrivere sparisce dopo ${daysValid.published}.`,
    examples: ['2027-03-15'],
  }),
}

/** The ways to reach a line beside its telephone. */
export const otherWays = ['whatsapp', 'form', 'chat', 'deaf'] as const

/** A way to reach a line in writing, on a page of its own. */
const waySchema = z.strictObject({
  url: urlSchema.meta({ title: 'Pagina', examples: ['https://www.1522.eu/'] }),
  ...checkedFields,
  verifiedOn: checkedFields.verifiedOn.optional().meta({
    title: 'Controllato il',
    description: `Il giorno in cui qualcuno l’ha controllato. Senza, o dopo ${daysValid.published} giorni, non si vede.`,
    examples: ['2027-03-15'],
  }),
})

function areApart(periods: { from: string; until: string }[]): boolean {
  const inOrder = periods.toSorted((one, other) => one.from.localeCompare(other.from))
  return inOrder.every(({ from }, at) => at === 0 || (inOrder[at - 1]?.until ?? '') < from)
}

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
      /** For a line that is not open at every hour. */
      daily: dailySchema.optional().meta({
        title: 'Orario di ogni giorno',
        description: 'Solo se non risponde 24 ore su 24: il sito lo dice con «di solito».',
      }),
      exceptions: z
        .array(
          z
            .strictObject({
              from: dateSchema.meta({ title: 'Primo giorno', examples: ['2027-12-24'] }),
              until: dateSchema.meta({
                title: 'Ultimo giorno',
                description: 'Compreso; poi sparisce da solo.',
                examples: ['2027-12-26'],
              }),
              daily: dailySchema.optional().meta({
                title: 'Orario di quei giorni',
                description: 'Se manca, in quei giorni risponde giorno e notte.',
              }),
            })
            .refine(endsAfterItBegins, { path: ['until'], error: periodProblem }),
        )
        .refine(areApart, 'lo stesso giorno sta in due periodi. Lascialo in uno solo.')
        .optional()
        .meta({
          title: 'Orari annunciati per certi giorni',
          description:
            'Solo quelli che chi gestisce la linea ha annunciato per quei giorni, per esempio dal 24 al 26 dicembre: solo allora il sito dice che è aperta o chiusa.',
        }),
      whatsapp: z
        .strictObject({
          number: phoneSchema.meta({ title: 'Numero', examples: ['+393201234567'] }),
          daily: dailySchema.meta({ title: 'Orario di ogni giorno' }),
          ...checkedFields,
        })
        .optional()
        .meta({ title: 'WhatsApp', description: 'Se la linea risponde anche lì.' }),
      form: waySchema.optional().meta({
        title: 'Modulo',
        description: 'La pagina in cui si può scrivere alla linea, e ricevere una risposta.',
      }),
      chat: waySchema.optional().meta({
        title: 'Chat',
        description: 'La pagina in cui la linea risponde anche per iscritto.',
      }),
      deaf: waySchema.optional().meta({
        title: 'Per chi non sente',
        description: 'La pagina del servizio per le persone sorde.',
      }),
      ...checkedFields,
    }),
  )
  .min(1)
  .refine(hasUniqueIds, repeatedId)
  .refine((lines) => lines[0]?.tel === '112', 'il primo numero deve essere il 112.')
