import { z } from 'zod'
import {
  bankTextSchema,
  dateSchema,
  daysValid,
  euroSchema,
  localizedSchema,
  sampleSchema,
  say,
  textSchema,
} from './fields'

export const donationsSchema = z.strictObject({
  /**
   * How the description of a transfer begins; the donor's name follows. In Italian for everybody,
   * because Italian bank and tax offices read it. The page shows it and the QR code carries it.
   */
  transferText: bankTextSchema({ max: 60 }).meta(
    say(
      'Causale',
      'Come comincia la causale del bonifico; segue il nome di chi dona. In italiano, senza accenti.',
    ),
  ),
  uses: z
    .array(
      z.strictObject({
        sample: sampleSchema,
        amount: euroSchema.meta(say('Somma in euro')),
        reason: localizedSchema.meta(
          say('Che cosa permette', 'Che cosa si fa con questa somma, in una frase.'),
        ),
      }),
    )
    .meta(
      say(
        'Che cosa fanno le donazioni',
        'Solo fatti veri e controllati. Senza, la pagina non ne parla.',
      ),
    ),
  taxRelief: z
    .strictObject({
      text: localizedSchema.meta(say('Testo')),
      source: textSchema.meta(
        say('Fonte', 'La legge o la pagina in cui è stato letto; si vede nella pagina.'),
      ),
      verifiedOn: dateSchema.meta(
        say(
          'Controllato il',
          `Il giorno in cui qualcuno ha letto la fonte. Dopo ${daysValid.warned} giorni il controllo avvisa; dopo ${daysValid.published} la pagina non mostra più il testo, finché qualcuno non ricontrolla.`,
        ),
      ),
    })
    .meta(say('Quanto si recupera con le tasse')),
})
