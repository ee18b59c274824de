import { z } from 'zod'
import json from '../../content/listening-desk.json'
import { weekdays } from '../time/weekdays'
import { sampleSchema, timeSchema } from './fields'
import { parseContent } from './parse-content'

const slotSchema = z
  .strictObject({ start: timeSchema, end: timeSchema })
  .refine(({ start, end }) => start < end, 'la fine (end) deve venire dopo l’inizio (start).')

const dayOffSchema = z
  .string()
  .regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    error:
      'non è un giorno. Scrivi mese-giorno se torna ogni anno, per esempio 12-25, oppure anno-mese-giorno, per esempio 2027-03-29.',
    abort: true,
  })
  .refine(
    isInCalendar,
    'nel calendario non c’è. Controlla quanti giorni ha il mese, per esempio 02-28.',
  )

export const listeningDeskSchema = z.strictObject({
  days: z.array(z.enum(weekdays)).min(1),
  /** Times of Europe/Rome, the same on each day. */
  slots: z
    .array(slotSchema)
    .min(1)
    .refine(
      (slots) => slots.every(({ start }, index) => start >= (slots[index - 1]?.end ?? '')),
      'gli orari vanno dal primo all’ultimo della giornata, senza sovrapporsi.',
    ),
  /** Days off; `12-25` is every year, `2027-03-29` only that one. */
  closures: z.strictObject({ sample: sampleSchema, daysOff: z.array(dayOffSchema) }),
})

export const listeningDesk = parseContent('content/listening-desk.json', listeningDeskSchema, json)

/** `02-29` is real in some years, `02-30` in none. */
function isInCalendar(day: string): boolean {
  const date = day.length === 5 ? `2024-${day}` : day
  return new Date(`${date}T00:00Z`).toISOString().startsWith(date)
}
