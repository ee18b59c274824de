import { z } from 'zod'
import { inEveryLanguage, sampleSchema, textSchema } from './fields'
import { slotsSchema, weekdaysSchema } from './listening-desk'

/** A sentence with a place for each of the names, which the site fills in. */
function withPlaces(...names: string[]) {
  const places = names.map((name) => `{${name}}`)
  return inEveryLanguage(
    textSchema.refine(
      (text) => (text.match(/\{[^{}]*\}/g) ?? []).toSorted().join() === places.toSorted().join(),
      `deve contenere una volta ciascuno ${places.join(' e ')}, scritti così, e nient’altro tra { }.`,
    ),
  )
}

export const phoneHoursSchema = z.strictObject({
  sample: sampleSchema,
  days: weekdaysSchema.meta({
    title: 'Giorni',
    description: 'I giorni in cui qualcuno risponde al telefono.',
    examples: [['tuesday', 'thursday']],
  }),
  slots: slotsSchema.meta({
    title: 'Orari',
    description:
      'Gli orari, uguali in ogni giorno. Si leggono nelle tre lingue accanto al numero, e il sito dice se in quel momento rispondete.',
    examples: [[{ start: '10:00', end: '13:00' }]],
  }),
  words: z
    .strictObject({
      text: withPlaces('days', 'slots').meta({
        title: 'Frase',
        description: 'Al posto di {days} e {slots} si leggono giorni e orari.',
      }),
      slot: withPlaces('start', 'end').meta({
        title: 'Un orario',
        description: 'Al posto di {start} ed {end} si leggono le ore.',
      }),
      closed: withPlaces('days').meta({
        title: 'Quando siete chiusi',
        description:
          'Al posto di {days} si leggono i giorni delle chiusure, anche nei moduli. Senza chiusure la frase non c’è.',
      }),
    })
    .meta({ title: 'Parole', description: 'La frase intorno ai giorni e agli orari.' }),
})
