import { z } from 'zod'
import { existsInRome } from '../../time/rome-clock'
import { byStart, sessionEndDay, type EventSession } from '../event-sessions'
import { richTextSchema } from '../rich-text'
import { accessSchema } from './access'
import {
  choiceSchema,
  dateSchema,
  euroSchema,
  localizedSchema,
  sampleSchema,
  say,
  textSchema,
  timeSchema,
  urlSchema,
} from './fields'
import { pictureSchema } from './pictures'

/** By age, then those who come for somebody else: the order in which every list names them. */
const eventAudienceSchema = choiceSchema({
  children: 'Bambini',
  teens: 'Adolescenti',
  youth: 'Giovani',
  adults: 'Adulti',
  elderly: 'Persone anziane',
  parents: 'Genitori',
})

/** The latest end of an event that goes on after midnight. */
const latestEnd = '06:00'

const skippedHour =
  'quell’ora non esiste: quella notte in Italia si passa dalle 02:00 alle 03:00. Scrivi un’ora prima delle 02:00, o dalle 03:00 in poi.'

/** One date of an event; times are those of Europe/Rome, and an early end is on the day after. */
const sessionSchema = z
  .strictObject({
    date: dateSchema.meta(say('Giorno')),
    start: timeSchema.meta(say('Dalle', 'L’ora di inizio in Italia.')),
    end: timeSchema.meta(
      say(
        'Alle',
        'L’ora di fine in Italia. Se è dopo mezzanotte scrivi l’ora del giorno dopo, fino alle 06:00, e lascia la data di inizio: dalle 21:00 alle 00:30.',
      ),
    ),
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
    ...say('Date', 'Le date, una o più. Se una cambia, correggi quella che c’è.'),
    examples: [[{ date: '2027-10-25', start: '16:00', end: '18:30' }]],
  })

const priceSchema = z.union(
  [
    choiceSchema({ free: 'Gratis', donation: 'Offerta libera' }),
    z
      .strictObject({
        euro: euroSchema.meta(say('Euro', 'La somma, se hai scelto «Si paga».')),
      })
      .meta(say('Si paga')),
  ],
  'non è un prezzo. Scegli Gratis, Offerta libera, o Si paga con la somma in euro ("free", "donation" oppure { "euro": 12.50 }).',
)

/** An event as its file holds it. */
export const eventSchema = z
  .strictObject({
    sample: sampleSchema,
    publishedOn: dateSchema.meta(
      say('Pubblicato il', 'Il giorno da cui l’evento si vede: oggi, o un giorno nel futuro.'),
    ),
    title: localizedSchema.meta(say('Titolo')),
    subtitle: localizedSchema.meta(say('Sottotitolo', 'Una riga sotto il titolo.')),
    picture: pictureSchema
      .optional()
      .meta(say('Fotografia', 'Senza, c’è quella di tutti gli eventi.')),
    sessions: sessionsSchema,
    location: z
      .strictObject({
        name: textSchema.meta(say('Luogo', 'Il nome del luogo.')),
        address: textSchema.meta(say('Indirizzo', 'Via, numero e città.')),
        mapUrl: urlSchema
          .optional()
          .meta(say('Mappa', 'Il link alla mappa, se l’indirizzo da solo porta altrove.')),
      })
      .meta(say('Dove')),
    access: accessSchema,
    shortDescription: localizedSchema.meta(
      say('Descrizione breve', 'Due righe, per l’elenco e la pagina iniziale.'),
    ),
    description: richTextSchema.meta(
      say('Testo intero', 'Paragrafi, elenchi, grassetto, corsivo e link.'),
    ),
    audiences: z
      .array(eventAudienceSchema)
      .min(1)
      .meta(say('Per chi è', 'Uno o più.'))
      .transform((chosen) =>
        eventAudienceSchema.options.filter((audience) => chosen.includes(audience)),
      ),
    price: priceSchema.meta(say('Prezzo', 'Gratis, a offerta libera, o quanto si paga.')),
    reservationRequired: z
      .boolean()
      .optional()
      .meta(
        say(
          'Serve la prenotazione',
          'Sì se viene soltanto chi ha prenotato: si legge accanto al prezzo.',
        ),
      ),
    state: choiceSchema({
      scheduled: 'In programma',
      moved: 'Spostato alle date scritte qui',
      full: 'Al completo',
      'booking-closed': 'Prenotazioni chiuse',
      postponed: 'Rimandato senza una nuova data',
      cancelled: 'Annullato',
    }).meta(say('Stato', 'A che punto è. Un evento che salta non si elimina: si annulla qui.')),
    bookingUntil: dateSchema
      .optional()
      .meta(say('Prenotazioni fino al', 'L’ultimo giorno per prenotare.')),
    updatedOn: dateSchema
      .optional()
      .meta(
        say(
          'Avvisa chi segue: modificato il',
          'Se cambi date, orari, luogo, prezzo o stato, scrivi il giorno di oggi: lo sa chi ha l’evento nel calendario e chi segue le novità.',
        ),
      ),
  })
  .refine(({ state, updatedOn }) => state === 'scheduled' || updatedOn, {
    path: ['state'],
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
