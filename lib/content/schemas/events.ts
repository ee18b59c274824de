import { z } from 'zod'
import { existsInRome } from '../../time/rome-clock'
import { byStart, sessionEndDay, type EventSession } from '../event-sessions'
import { richTextSchema } from '../rich-text'
import { accessSchema } from './access'
import {
  dateSchema,
  euroSchema,
  localizedSchema,
  sampleSchema,
  textSchema,
  timeSchema,
  urlSchema,
} from './fields'
import { pictureSchema } from './pictures'

/** By age, then those who come for somebody else: the order in which every list names them. */
const eventAudiences = ['children', 'teens', 'youth', 'adults', 'elderly', 'parents'] as const

/** The latest end of an event that goes on after midnight. */
const latestEnd = '06:00'

const skippedHour =
  'quell’ora non esiste: quella notte in Italia si passa dalle 02:00 alle 03:00. Scrivi un’ora prima delle 02:00, o dalle 03:00 in poi.'

/** One date of an event; times are those of Europe/Rome, and an early end is on the day after. */
const sessionSchema = z
  .strictObject({
    date: dateSchema.meta({
      title: 'Giorno',
      examples: ['2027-10-25'],
    }),
    start: timeSchema.meta({
      title: 'Dalle',
      description: 'L’ora di inizio in Italia.',
      examples: ['16:00'],
    }),
    end: timeSchema.meta({
      title: 'Alle',
      description:
        'L’ora di fine in Italia. Se è dopo mezzanotte scrivi l’ora del giorno dopo, fino alle 06:00, e lascia la data di inizio: dalle 21:00 alle 00:30.',
      examples: ['18:30'],
    }),
  })
  .refine(({ start, end }) => start < end || (end < start && end <= latestEnd), {
    error: `la fine deve venire dopo l’inizio. Se è dopo mezzanotte, al più tardi alle ${latestEnd}.`,
    abort: true,
  })
  .refine(({ date, start }) => existsInRome(date, start), { path: ['start'], error: skippedHour })
  .refine((session) => existsInRome(sessionEndDay(session), session.end), {
    path: ['end'],
    error: skippedHour,
  })

const sessionsSchema = z
  .array(sessionSchema)
  .min(1)
  .superRefine((sessions, context) => {
    const inOrder = [...sessions.entries()].toSorted(([, a], [, b]) => byStart(a, b))
    for (const [place, [index, session]] of inOrder.entries()) {
      const other = inOrder.slice(0, place).find(([, earlier]) => overlap(earlier, session))?.[1]
      if (other) context.addIssue({ code: 'custom', path: [index], message: clash(other, session) })
    }
  })
  .meta({
    title: 'Date',
    description: 'Le date, una o più. Se una cambia, correggi quella che c’è.',
    examples: [[{ date: '2027-10-25', start: '16:00', end: '18:30' }]],
  })

const priceSchema = z.union(
  [
    z.enum(['free', 'donation']),
    z.strictObject({
      euro: euroSchema.meta({
        title: 'Euro',
        description: 'La somma, se hai scelto «Si paga».',
        examples: [12.5],
      }),
    }),
  ],
  'non è un prezzo. Scegli Gratis, Offerta libera, o Si paga con la somma in euro ("free", "donation" oppure { "euro": 12.50 }).',
)

/** An event as its file holds it. */
export const eventSchema = z
  .strictObject({
    sample: sampleSchema,
    publishedOn: dateSchema.meta({
      title: 'Pubblicato il',
      description: 'Il giorno da cui l’evento si vede: oggi, o un giorno nel futuro.',
      examples: ['2027-03-15'],
    }),
    title: localizedSchema.meta({ title: 'Titolo' }),
    subtitle: localizedSchema.meta({
      title: 'Sottotitolo',
      description: 'Una riga sotto il titolo.',
    }),
    picture: pictureSchema.optional().meta({
      title: 'Fotografia',
      description: 'Senza, c’è quella di tutti gli eventi.',
    }),
    sessions: sessionsSchema,
    location: z
      .strictObject({
        name: textSchema.meta({
          title: 'Luogo',
          description: 'Il nome del luogo.',
          examples: ['Biblioteca comunale'],
        }),
        address: textSchema.meta({
          title: 'Indirizzo',
          description: 'Via, numero e città.',
          examples: ['Via Roma 1, Quartu Sant’Elena'],
        }),
        mapUrl: urlSchema.optional().meta({
          title: 'Mappa',
          description: 'Il link alla mappa, se l’indirizzo da solo porta altrove.',
          examples: ['https://www.openstreetmap.org/'],
        }),
      })
      .meta({ title: 'Dove' }),
    access: accessSchema,
    shortDescription: localizedSchema.meta({
      title: 'Descrizione breve',
      description: 'Due righe, per l’elenco e la pagina iniziale.',
    }),
    description: richTextSchema.meta({
      title: 'Testo intero',
      description: 'Paragrafi, elenchi, grassetto, corsivo e link.',
    }),
    audiences: z
      .array(z.enum(eventAudiences))
      .min(1)
      .meta({ title: 'Per chi è', description: 'Uno o più.', examples: [['adults', 'youth']] })
      .transform((chosen) => eventAudiences.filter((audience) => chosen.includes(audience))),
    price: priceSchema.meta({
      title: 'Prezzo',
      description: 'Gratis, a offerta libera, o quanto si paga.',
      examples: ['free'],
    }),
    reservationRequired: z
      .boolean()
      .optional()
      .meta({
        title: 'Serve la prenotazione',
        description: 'Sì se viene soltanto chi ha prenotato: si legge accanto al prezzo.',
        examples: [true],
      }),
    status: z
      .enum(['scheduled', 'moved', 'full', 'booking-closed', 'postponed', 'cancelled'])
      .meta({
        title: 'Stato',
        description:
          'A che punto è: in programma, spostato alle date scritte qui, al completo, prenotazioni chiuse, rimandato senza una nuova data, annullato. Un evento che salta non si elimina: si annulla qui.',
        examples: ['scheduled'],
      }),
    bookingUntil: dateSchema.optional().meta({
      title: 'Prenotazioni fino al',
      description: 'L’ultimo giorno per prenotare.',
      examples: ['2027-10-20'],
    }),
    updatedOn: dateSchema.optional().meta({
      title: 'Avvisa chi segue: modificato il',
      description:
        'Se cambi date, orari, luogo, prezzo o stato, scrivi il giorno di oggi: lo sa chi ha l’evento nel calendario e chi segue le novità.',
      examples: ['2027-09-30'],
    }),
  })
  .refine(({ status, updatedOn }) => status === 'scheduled' || updatedOn, {
    path: ['status'],
    error:
      'chi segue l’evento non lo sa ancora. Scrivi il giorno di oggi in «Avvisa chi segue: modificato il» ("updatedOn").',
  })
  .refine(({ bookingUntil = '', sessions }) => bookingUntil <= lastDate(sessions), {
    path: ['bookingUntil'],
    error: 'viene dopo l’ultima data dell’evento. Correggilo.',
  })

function lastDate(sessions: readonly EventSession[]): string {
  return sessions.reduce((last, { date }) => (date > last ? date : last), '')
}

function overlap(earlier: EventSession, later: EventSession): boolean {
  return `${later.date} ${later.start}` < `${sessionEndDay(earlier)} ${earlier.end}`
}

function clash(earlier: EventSession, later: EventSession): string {
  if (byStart(earlier, later) === 0) {
    return `la data ${later.date} ${later.start} c’è due volte. Toglila, o correggila.`
  }
  return `comincia alle ${later.start}, prima che finisca quella del ${earlier.date} (${earlier.start}–${earlier.end}). Correggi gli orari, o togline una.`
}
