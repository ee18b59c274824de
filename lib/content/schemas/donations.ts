import { z } from 'zod'
import {
  bankTextSchema,
  dateSchema,
  daysValid,
  euroSchema,
  localizedSchema,
  sampleSchema,
  textSchema,
} from './fields'

export const donationsSchema = z.strictObject({
  /**
   * How the description of a transfer begins; the donor's name follows. In Italian for everybody,
   * because Italian bank and tax offices read it. The page shows it and the QR code carries it.
   */
  transferText: bankTextSchema({ max: 60 }).meta({
    title: 'Causale',
    description:
      'Come comincia la causale del bonifico; segue il nome di chi dona. In italiano, senza accenti.',
    examples: ['Erogazione liberale di'],
  }),
  uses: z
    .array(
      z.strictObject({
        sample: sampleSchema,
        amount: euroSchema.meta({ title: 'Somma in euro', examples: [30] }),
        reason: localizedSchema.meta({
          title: 'Che cosa permette',
          description: 'Che cosa si fa con questa somma, in una frase.',
        }),
      }),
    )
    .meta({
      title: 'Che cosa fanno le donazioni',
      description: 'Solo fatti veri e controllati. Senza, la pagina non ne parla.',
    }),
  taxRelief: z
    .strictObject({
      text: localizedSchema.meta({ title: 'Testo' }),
      source: textSchema.meta({
        title: 'Fonte',
        description: 'La legge o la pagina in cui è stato letto; si vede nella pagina.',
        examples: ['D.Lgs. 117/2017, art. 83'],
      }),
      verifiedOn: dateSchema.meta({
        title: 'Controllato il',
        description: `Il giorno in cui qualcuno ha letto la fonte. Dopo ${daysValid.warned} giorni il controllo avvisa; dopo ${daysValid.published} la pagina non mostra più il testo, finché qualcuno non ricontrolla.`,
        examples: ['2027-03-15'],
      }),
    })
    .meta({ title: 'Quanto si recupera con le tasse' }),
})
