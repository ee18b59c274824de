import { z } from 'zod'
import { endsAfterItBegins } from './announcement-fields'
import { say } from './editor-language'
import {
  dateSchema,
  hasUniqueIds,
  idSchema,
  localizedSchema,
  repeatedId,
  sampleSchema,
} from './fields'

const reviewSchema = z
  .strictObject({
    id: idSchema,
    sample: sampleSchema,
    /** As the person has agreed: see `nameForm`. */
    name: z.string().trim().min(1),
    text: localizedSchema,
    /** The day on which the person agreed in writing; a sample has none. */
    consentOn: dateSchema.optional(),
    nameForm: z.enum(['first-name', 'initial', 'invented']).optional(),
    /** The last day on which it is shown; whoever withdraws is removed at once. */
    until: dateSchema.optional(),
  })
  .refine(({ sample, consentOn, nameForm }) => sample || (consentOn && nameForm), {
    error: say(
      'manca il consenso della persona. Scrivi "consentOn" (il giorno, per esempio 2027-03-15) e "nameForm" (first-name, initial o invented).',
      'the person’s consent is missing. Write "consentOn" (the day, e.g. 2027-03-15) and "nameForm" (first-name, initial or invented).',
    ),
  })
  .refine(({ name, nameForm }) => nameForm !== 'initial' || /^\p{Lu}\.$/u.test(name), {
    path: ['name'],
    error: say(
      'la persona vuole solo l’iniziale. Scrivi una lettera e il punto, per esempio A.',
      'the person wants the initial only. Write one letter and a full stop, e.g. A.',
    ),
  })
  .refine(({ name, nameForm }) => nameForm !== 'first-name' || !/\s/.test(name), {
    path: ['name'],
    error: say(
      'la persona ha accettato solo il nome di battesimo. Togli il cognome; un nome doppio si scrive con il trattino, per esempio Anna-Maria.',
      'the person agreed to the first name only. Remove the surname; two first names are joined by a hyphen, e.g. Anna-Maria.',
    ),
  })
  .refine(
    ({ consentOn, until }) => !consentOn || !until || endsAfterItBegins({ from: consentOn, until }),
    {
      path: ['until'],
      error: say(
        'viene prima del consenso (consentOn). Controlla le due date.',
        'comes before the consent (consentOn). Check both dates.',
      ),
    },
  )

export const reviewsSchema = z.array(reviewSchema).refine(hasUniqueIds, repeatedId)
