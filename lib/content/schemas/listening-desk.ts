import { z } from 'zod'
import { weekdays, type Weekday } from '../../time/weekdays'
import { dateMeant, isInCalendar } from '../../time/written-date'
import { choiceSchema, localizedSchema, sampleSchema, say, timeSchema } from './fields'

const slotSchema = z
  .strictObject({
    start: timeSchema.meta(say('Dalle')),
    end: timeSchema.meta(say('Alle')),
  })
  .refine(
    ({ start, end }) => start < end,
    'la fine deve venire dopo l’inizio, al più tardi alle 23:59.',
  )

/** Shown from Monday to Sunday, in whatever order they are written. */
export const weekdaysSchema = z
  .array(
    choiceSchema<Weekday>({
      monday: 'Lunedì',
      tuesday: 'Martedì',
      wednesday: 'Mercoledì',
      thursday: 'Giovedì',
      friday: 'Venerdì',
      saturday: 'Sabato',
      sunday: 'Domenica',
    }),
  )
  .min(1)
  .refine((days) => new Set(days).size === days.length, 'c’è due volte lo stesso giorno.')
  .overwrite((days) => weekdays.filter((day) => days.includes(day)))

/** Times of Europe/Rome, the same on each day. */
export const slotsSchema = z
  .array(slotSchema)
  .min(1)
  .refine(
    (slots) => slots.every(({ start }, index) => start >= (slots[index - 1]?.end ?? '')),
    'gli orari vanno dal primo all’ultimo della giornata, senza sovrapporsi.',
  )
  .meta({ examples: [[{ start: '10:00', end: '13:00' }]] })

const dayOffSchema = z
  .string()
  .regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    error: ({ input }) => noDay(String(input)),
    abort: true,
  })
  .refine(
    // `02-29` is real in some years, `02-30` in none.
    (day) => isInCalendar(isYearly(day) ? `2024-${day}` : day),
    'nel calendario non c’è. Controlla quanti giorni ha il mese, per esempio 02-28.',
  )
  .meta({ examples: ['12-25'] })

const daysOffSchema = z.array(dayOffSchema).superRefine((days, context) => {
  for (const [index, day] of days.entries()) {
    const isYearlyToo = !isYearly(day) && days.includes(day.slice('2027-'.length))
    if (days.indexOf(day) === index && !isYearlyToo) continue
    context.addIssue({
      code: 'custom',
      path: [index],
      message: isYearlyToo ? yearlyToo(day) : twice(day),
    })
  }
})

export const listeningDeskSchema = z.strictObject({
  days: weekdaysSchema.meta(
    say('Giorni', 'I giorni dello sportello: pagina, modulo ed email li prendono da qui.'),
  ),
  slots: slotsSchema.meta(say('Orari', 'Gli orari, uguali in ogni giorno.')),
  /** Days off; `12-25` is every year, `2027-03-29` only that one. */
  closures: z
    .strictObject({
      sample: sampleSchema,
      daysOff: daysOffSchema.meta(
        say(
          'Giorni di chiusura',
          'Per esempio 12-25, il 25 dicembre di ogni anno, o 2027-08-16, una volta sola: quel giorno il sito dice che non rispondete neanche al telefono. Più giorni di seguito stanno in «Chiusure».',
        ),
      ),
    })
    .meta(say('Chiusure')),
  calling: z
    .strictObject({
      sample: sampleSchema,
      number: localizedSchema.meta(
        say('Da che numero', 'E quante volte: si legge anche nel modulo, accanto al telefono.'),
      ),
      missed: localizedSchema.meta(say('Se non risponde', 'Si legge dopo l’invio.')),
    })
    .meta(say('Come telefoniamo')),
})

function isYearly(day: string): boolean {
  return day.length === '12-25'.length
}

function noDay(written: string): string {
  const once = dateMeant(written) ?? '2027-03-29'
  const yearly = dateMeant(`${written}/2024`)?.slice('2024-'.length) ?? '12-25'
  return `«${written}» non è un giorno. Scrivi mese-giorno se torna ogni anno, per esempio ${yearly}, oppure anno-mese-giorno, per esempio ${once}.`
}

function twice(day: string): string {
  return `«${day}» c’è due volte. Togline uno, o correggilo.`
}

function yearlyToo(day: string): string {
  const yearly = day.slice('2027-'.length)
  return `«${day}» non serve: c’è già ogni anno, come «${yearly}». Togli uno dei due.`
}
