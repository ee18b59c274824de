import { z } from 'zod'
import { endsAfterItBegins } from './announcement-fields'
import { choiceSchema, dateSchema, localizedSchema, sampleSchema, say, textSchema } from './fields'

/** So many are on the home page: those of the latest consent. */
export const reviewsShown = 10

/** A review as its file holds it. */
export const reviewSchema = z
  .strictObject({
    sample: sampleSchema,
    name: textSchema.meta(say('Nome', 'Scritto come lo vuole la persona.')),
    text: localizedSchema.meta(say('Testo', 'Le sue parole.')),
    consentOn: dateSchema
      .optional()
      .meta(
        say(
          'Consenso del',
          `Il giorno in cui la persona ha accettato per iscritto. Senza, la recensione non si pubblica. Nella pagina iniziale si leggono le ${reviewsShown} con il consenso più recente.`,
        ),
      ),
    nameForm: choiceSchema({
      'first-name': 'Il nome di battesimo',
      initial: 'L’iniziale con il punto',
      invented: 'Un nome inventato',
    })
      .optional()
      .meta(say('Quale nome', 'Quale nome ha accettato. Quello di battesimo è senza cognome.')),
    until: dateSchema
      .optional()
      .meta(
        say(
          'Ultimo giorno',
          'L’ultimo giorno in cui si vede. Se la persona revoca il consenso, la recensione va tolta subito.',
        ),
      ),
  })
  .refine(({ sample, consentOn, nameForm }) => sample || (consentOn && nameForm), {
    error:
      'manca il consenso della persona. Scrivi il giorno in cui l’ha dato (consentOn, per esempio 2027-03-15) e quale nome ha accettato (nameForm: first-name, initial o invented).',
  })
  .refine(({ name, nameForm }) => nameForm !== 'initial' || /^\p{Lu}\.$/u.test(name), {
    path: ['name'],
    error: 'la persona vuole solo l’iniziale. Scrivi una lettera e il punto, per esempio A.',
  })
  .refine(({ name, nameForm }) => nameForm !== 'first-name' || !/\s/.test(name), {
    path: ['name'],
    error:
      'la persona ha accettato solo il nome di battesimo. Togli il cognome; un nome doppio si scrive con il trattino, per esempio Anna-Maria.',
  })
  .refine(
    ({ consentOn, until }) => !consentOn || !until || endsAfterItBegins({ from: consentOn, until }),
    {
      path: ['until'],
      error: 'viene prima del consenso. Controlla le due date.',
    },
  )
