import { z } from 'zod'
import { inEveryLanguage, sampleSchema, say, textSchema } from './fields'
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
  days: weekdaysSchema.meta(say('Giorni', 'I giorni in cui qualcuno risponde al telefono.')),
  slots: slotsSchema.meta(
    say(
      'Orari',
      'Gli orari, uguali in ogni giorno. Si leggono nelle tre lingue accanto al numero, e il sito dice se in quel momento rispondete.',
    ),
  ),
  words: z
    .strictObject({
      text: withPlaces('days', 'slots').meta(
        say('Frase', 'Al posto di {days} e {slots} si leggono giorni e orari.'),
      ),
      slot: withPlaces('start', 'end').meta(
        say('Un orario', 'Al posto di {start} ed {end} si leggono le ore.'),
      ),
      closed: withPlaces('days').meta(
        say(
          'Quando siete chiusi',
          'Al posto di {days} si leggono i giorni delle chiusure, anche nei moduli. Senza chiusure la frase non c’è.',
        ),
      ),
    })
    .meta(say('Parole', 'La frase intorno ai giorni e agli orari.')),
})
