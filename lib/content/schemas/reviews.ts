import { z } from 'zod'
import { endsAfterItBegins } from './announcement-fields'
import { dateSchema, localizedSchema, sampleSchema, textSchema } from './fields'

/** So many are on the home page: those of the latest consent. */
export const reviewsShown = 10

/** A review as its file holds it. */
export const reviewSchema = z
  .strictObject({
    sample: sampleSchema,
    name: textSchema.meta({
      title: 'Nome',
      description: 'Scritto come lo vuole la persona.',
      examples: ['A.'],
    }),
    text: localizedSchema.meta({ title: 'Testo', description: 'Le sue parole.' }),
    consentOn: dateSchema.optional().meta({
      title: 'Consenso del',
      description: `Il giorno in cui la persona ha accettato per iscritto. Senza, la recensione non si pubblica. Nella pagina iniziale si leggono le ${reviewsShown} con il consenso più recente.`,
      examples: ['2027-03-15'],
    }),
    nameForm: z
      .enum(['first-name', 'initial', 'invented'])
      .optional()
      .meta({
        title: 'Quale nome',
        description: 'Quale nome ha accettato. Quello di battesimo è senza cognome.',
        examples: ['initial'],
      }),
    until: dateSchema.optional().meta({
      title: 'Ultimo giorno',
      description:
        'L’ultimo giorno in cui si vede. Se la persona revoca il consenso, la recensione va tolta subito.',
      examples: ['2027-08-20'],
    }),
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
