import { z } from 'zod'
import { endsAfterItBegins, periodProblem } from './announcement-fields'
import {
  choiceSchema,
  dateSchema,
  daysValid,
  hasUniqueIds,
  idSchema,
  localizedSchema,
  phoneSchema,
  repeatedId,
  say,
  textSchema,
  timeSchema,
  urlSchema,
} from './fields'

const dailySchema = z.strictObject({
  start: timeSchema.meta(say('Dalle')),
  end: timeSchema.meta(say('Alle', 'Mezzanotte si scrive 00:00.')),
})

/** Where a number or an address was read, and when. */
const checkedFields = {
  source: textSchema.meta(say('Fonte', 'Dove è stato letto il numero.')),
  verifiedOn: dateSchema.meta(
    say(
      'Controllato il',
      `Il giorno in cui qualcuno l’ha controllato. Dopo ${daysValid.warned} giorni chi segue il sito è avvisato; il numero da chiamare resta sul sito, un altro modo di scrivere sparisce dopo ${daysValid.published}.`,
    ),
  ),
}

/** Where a conversation on WhatsApp begins: without the country of its number it begins with somebody else. */
const whatsappAddress = /^https:\/\/wa\.me\/39\d{9,11}$/
const whatsappSite = /^https:\/\/([a-z]+\.)?(wa\.me|whatsapp\.com)(\/|$)/i

/** Browsers write one page in more ways than one. */
const samePage = (url: string) => url.toLowerCase().replace(/\/$/, '')

/** A way to reach a line beside its telephone. */
const waySchema = z
  .strictObject({
    kind: choiceSchema({
      whatsapp: 'WhatsApp',
      form: 'Modulo',
      chat: 'Chat',
      deaf: 'Per chi non sente',
    }).meta(say('Come')),
    url: urlSchema.meta(
      say(
        'Pagina',
        'Dove si scrive. Di WhatsApp: https://wa.me/ e il numero, che comincia con 39.',
      ),
    ),
    daily: dailySchema
      .optional()
      .meta(say('Orario di ogni giorno', 'Solo se in certe ore non risponde nessuno.')),
    ...checkedFields,
    verifiedOn: checkedFields.verifiedOn
      .optional()
      .meta(
        say(
          'Controllato il',
          `Il giorno in cui qualcuno l’ha controllato. Senza, o dopo ${daysValid.published} giorni, non si vede.`,
        ),
      ),
  })
  .refine(
    ({ kind, url }) => (kind === 'whatsapp' ? whatsappAddress.test(url) : !whatsappSite.test(url)),
    {
      path: ['url'],
      error:
        'non è un numero italiano di WhatsApp. Scegli «WhatsApp» e scrivi https://wa.me/39 e il numero, senza spazi.',
    },
  )

function areApart(periods: { from: string; until: string }[]): boolean {
  const inOrder = periods.toSorted((one, other) => one.from.localeCompare(other.from))
  return inOrder.every(({ from }, at) => at === 0 || (inOrder[at - 1]?.until ?? '') < from)
}

export const helplinesSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      /** Stands in the group for whoever is under 18. */
      forMinors: z.boolean().meta(say('Per chi ha meno di 18 anni', 'No se la linea è per tutti.')),
      /** For `tel:`; short numbers have no country code. */
      tel: phoneSchema.meta(say('Numero da comporre', 'Corto, o con +39 e senza spazi.')),
      name: localizedSchema.meta(say('Nome', 'Il nome della linea.')),
      purpose: localizedSchema.meta(say('Quando chiamare', 'Comincia con «Se»; senza punto.')),
      /** For a line that is not open at every hour. */
      daily: dailySchema
        .optional()
        .meta(
          say(
            'Orario di ogni giorno',
            'Solo se non risponde 24 ore su 24: il sito lo dice con «di solito».',
          ),
        ),
      exceptions: z
        .array(
          z
            .strictObject({
              from: dateSchema.meta(say('Primo giorno')),
              until: dateSchema.meta(say('Ultimo giorno', 'Compreso; poi sparisce da solo.')),
              daily: dailySchema
                .optional()
                .meta(
                  say('Orario di quei giorni', 'Se manca, in quei giorni risponde giorno e notte.'),
                ),
            })
            .refine(endsAfterItBegins, { path: ['until'], error: periodProblem }),
        )
        .refine(areApart, 'lo stesso giorno sta in due periodi. Lascialo in uno solo.')
        .optional()
        .meta(
          say(
            'Orari annunciati per certi giorni',
            'Solo quelli che chi gestisce la linea ha annunciato per quei giorni, per esempio dal 24 al 26 dicembre: solo allora il sito dice che è aperta o chiusa.',
          ),
        ),
      cost: choiceSchema({ free: 'Gratis', landline: 'Come chiamare un fisso' }).meta(
        say('Costo', 'Quanto costa chiamare.'),
      ),
      languages: choiceSchema({
        italian: 'Solo in italiano',
        several: 'Anche in inglese e in spagnolo',
        interpreters: 'Con un interprete',
      }).meta(say('Lingue', 'In quali lingue risponde.')),
      ways: z
        .array(waySchema)
        .refine(
          (ways) => new Set(ways.map(({ url }) => samePage(url))).size === ways.length,
          'due modi portano alla stessa pagina. Lasciane uno solo.',
        )
        .optional()
        .meta(say('Altri modi', 'Come si raggiunge la linea senza telefonare.')),
      ...checkedFields,
    }),
  )
  .min(1)
  .refine(hasUniqueIds, repeatedId)
  .refine((lines) => lines[0]?.tel === '112', 'il primo numero deve essere il 112.')
