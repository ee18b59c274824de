import { z } from 'zod'

export const donationsSchema = z.strictObject({
  /**
   * How the description of a transfer begins; the donor's name follows. In Italian for everybody,
   * because Italian bank and tax offices read it. The page shows it and the QR code carries it.
   */
  transferText: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(
      /^[A-Za-z0-9/?:().,'+ -]+$/,
      'ha un segno che le banche non accettano: usa lettere senza accenti, cifre e / - ? : ( ) . ,',
    )
    .meta({
      title: 'Causale',
      description:
        'Come comincia la causale del bonifico; segue il nome di chi dona. In italiano, senza accenti.',
      examples: ['Erogazione liberale di'],
    }),
})
