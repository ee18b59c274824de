import { z } from 'zod'
import { say } from './editor-language'

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
      say(
        'ha un segno che le banche non accettano: usa lettere senza accenti, cifre e / - ? : ( ) . ,',
        'has a sign that banks refuse: use letters without accents, digits and / - ? : ( ) . ,',
      ),
    ),
})
