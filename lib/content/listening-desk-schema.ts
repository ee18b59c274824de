import { z } from 'zod'
import { weekdays } from '../time/weekdays'
import { isInCalendar } from '../time/written-date'
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
    error: say(
      'non è un giorno. Scrivi mese-giorno se torna ogni anno, per esempio 12-25, oppure anno-mese-giorno, per esempio 2027-03-29.',
      'is not a day. Write month-day for every year, e.g. 12-25, or year-month-day, e.g. 2027-03-29.',
    ),
    abort: true,
  })
  .refine(
    // `02-29` is real in some years, `02-30` in none.
    (day) => isInCalendar(day.length === '12-25'.length ? `2024-${day}` : day),
    say(
      'nel calendario non c’è. Controlla quanti giorni ha il mese, per esempio 02-28.',
      'is not in the calendar. Check how many days the month has, e.g. 02-28.',
    ),
  )

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
  closures: z.strictObject({ sample: sampleSchema, daysOff: z.array(dayOffSchema) }),
})
