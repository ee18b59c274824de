import { z } from 'zod'
import { weekdays } from '../time/weekdays'
import { dateMeant, isInCalendar } from '../time/written-date'
import { shown } from './content-error-map'
import { say } from './editor-language'
import { sampleSchema, timeSchema } from './fields'

const slotSchema = z
  .strictObject({ start: timeSchema, end: timeSchema })
  .refine(
    ({ start, end }) => start < end,
    say(
      'la fine (end) deve venire dopo l’inizio (start), al più tardi alle 23:59.',
      'the end (end) must come after the beginning (start), 23:59 at the latest.',
    ),
  )

const dayOffSchema = z
  .string()
  .regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    error: ({ input }) => noDay(String(input)),
    abort: true,
  })
  .refine(
    // `02-29` is real in some years, `02-30` in none.
    (day) => isInCalendar(isYearly(day) ? `2024-${day}` : day),
    say(
      'nel calendario non c’è. Controlla quanti giorni ha il mese, per esempio 02-28.',
      'is not in the calendar. Check how many days the month has, e.g. 02-28.',
    ),
  )

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
  /** Shown from Monday to Sunday, in whatever order they are written. */
  days: z
    .array(z.enum(weekdays))
    .min(1)
    .refine(
      (days) => new Set(days).size === days.length,
      say('c’è due volte lo stesso giorno.', 'the same day stands twice.'),
    )
    .overwrite((days) => weekdays.filter((day) => days.includes(day))),
  /** Times of Europe/Rome, the same on each day. */
  slots: z
    .array(slotSchema)
    .min(1)
    .refine(
      (slots) => slots.every(({ start }, index) => start >= (slots[index - 1]?.end ?? '')),
      say(
        'gli orari vanno dal primo all’ultimo della giornata, senza sovrapporsi.',
        'the times go from the first of the day to the last, and do not overlap.',
      ),
    ),
  /** Days off; `12-25` is every year, `2027-03-29` only that one. */
  closures: z.strictObject({ sample: sampleSchema, daysOff: daysOffSchema }),
})

function isYearly(day: string): boolean {
  return day.length === '12-25'.length
}

function noDay(written: string): string {
  const once = dateMeant(written) ?? '2027-03-29'
  const yearly = dateMeant(`${written}/2024`)?.slice('2024-'.length) ?? '12-25'
  return say(
    `${shown(written)} non è un giorno. Scrivi mese-giorno se torna ogni anno, per esempio ${yearly}, oppure anno-mese-giorno, per esempio ${once}.`,
    `${shown(written)} is not a day. Write month-day for every year, e.g. ${yearly}, or year-month-day, e.g. ${once}.`,
  )
}

function twice(day: string): string {
  return say(
    `«${day}» c’è due volte. Togline uno, o correggilo.`,
    `“${day}” stands twice. Remove one, or correct it.`,
  )
}

function yearlyToo(day: string): string {
  const yearly = day.slice('2027-'.length)
  return say(
    `«${day}» non serve: c’è già ogni anno, come «${yearly}». Togli uno dei due.`,
    `“${day}” is not needed: it stands for every year as “${yearly}”. Remove one of the two.`,
  )
}
