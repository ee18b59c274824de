import { z } from 'zod'
import { byStart, sessionEndDay, type Session } from '../events/sessions'
import { existsInRome } from '../time/rome-clock'
import { say } from './editor-language'
import {
  dateSchema,
  hasUniqueIds,
  idSchema,
  localizedSchema,
  repeatedId,
  sampleSchema,
  timeSchema,
  urlSchema,
} from './fields'
import { richTextSchema } from './rich-text'

/** By age: the order in which every list names them. */
export const eventAudiences = ['children', 'teens', 'youth', 'adults', 'elderly'] as const

/** The latest end of an event that goes on after midnight. */
const latestEnd = '06:00'

const skippedHour = say(
  'quell’ora non esiste: quella notte in Italia si passa dalle 02:00 alle 03:00. Scrivi un’ora prima delle 02:00, o dalle 03:00 in poi.',
  'that hour does not exist: that night Italy goes from 02:00 to 03:00. Write an hour before 02:00, or from 03:00 on.',
)

/** One date of an event; times are those of Europe/Rome, and an early end is on the day after. */
export const sessionSchema = z
  .strictObject({ date: dateSchema, start: timeSchema, end: timeSchema })
  .refine(({ start, end }) => start < end || (end < start && end <= latestEnd), {
    error: say(
      `la fine (end) deve venire dopo l’inizio (start). Se è dopo mezzanotte, al più tardi alle ${latestEnd}.`,
      `the end must come after the start. After midnight it may be ${latestEnd} at the latest.`,
    ),
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
  .transform((sessions) => sessions.toSorted(byStart))

const badAmount = say(
  'non è una somma in euro. Scrivila come 12.50, senza virgola e senza segno.',
  'is not an amount of euro. Write it as 12.50, without a comma or a sign.',
)

const priceSchema = z.union(
  [
    z.enum(['free', 'reservation-required', 'donation']),
    z.strictObject({ euro: z.number().positive(badAmount).multipleOf(0.01, badAmount) }),
  ],
  say(
    'non è un prezzo. Scrivi "free", "reservation-required", "donation" oppure { "euro": 12.50 }.',
    'is not a price. Write "free", "reservation-required", "donation" or { "euro": 12.50 }.',
  ),
)

export const eventsSchema = z
  .array(
    z
      .strictObject({
        id: idSchema,
        sample: sampleSchema,
        /** The day on which the event was put on the site, for the feed. */
        publishedOn: dateSchema.optional(),
        title: localizedSchema,
        subtitle: localizedSchema,
        sessions: sessionsSchema,
        location: z.strictObject({
          name: z.string().trim().min(1),
          address: z.string().trim().min(1),
          /** Where the address alone does not lead to the right place on the map. */
          mapUrl: urlSchema.optional(),
        }),
        shortDescription: localizedSchema,
        /** HTML: paragraphs, emphasis, lists and links. */
        description: richTextSchema,
        audiences: z
          .array(z.enum(eventAudiences))
          .min(1)
          .transform((chosen) => eventAudiences.filter((audience) => chosen.includes(audience))),
        price: priceSchema,
        status: z.enum(['scheduled', 'full', 'booking-closed', 'postponed', 'cancelled']),
        /** The last day on which a place can be booked. */
        bookingUntil: dateSchema.optional(),
      })
      .refine(({ bookingUntil = '', sessions }) => bookingUntil <= (sessions.at(-1)?.date ?? ''), {
        path: ['bookingUntil'],
        error: say(
          'viene dopo l’ultima data dell’evento. Correggilo.',
          'comes after the last date of the event. Correct it.',
        ),
      }),
  )
  .refine(hasUniqueIds, repeatedId)

function overlap(earlier: Session, later: Session): boolean {
  return `${later.date} ${later.start}` < `${sessionEndDay(earlier)} ${earlier.end}`
}

function clash(earlier: Session, later: Session): string {
  if (byStart(earlier, later) === 0) {
    return say(
      `la data ${later.date} ${later.start} c’è due volte. Toglila, o correggila.`,
      `the date ${later.date} ${later.start} stands twice. Remove it, or correct it.`,
    )
  }
  return say(
    `comincia alle ${later.start}, prima che finisca quella del ${earlier.date} (${earlier.start}–${earlier.end}). Correggi gli orari, o togline una.`,
    `begins at ${later.start}, before that of ${earlier.date} (${earlier.start}–${earlier.end}) ends. Correct the times, or remove one.`,
  )
}
