import { z } from 'zod'
import { dateSchema, euroSchema, localizedSchema, say, textSchema, urlSchema } from './fields'

const yearSchema = z.int().meta(say('Anno'))

const receivedOnSchema = dateSchema.meta(
  say('Ricevuto il', 'Il giorno in cui è arrivata la somma, anno-mese-giorno.'),
)

/** What the association publishes about its money; what is empty is not shown. */
export const transparencySchema = z.strictObject({
  checkedOn: dateSchema
    .optional()
    .meta(
      say(
        'Controllata il',
        'Il giorno in cui qualcuno ha guardato che la pagina sia completa. Ogni anno entro il 30 giugno: il controllo lo ricorda.',
      ),
    ),
  statute: z
    .strictObject({
      approvedOn: dateSchema.meta(say('Approvato il')),
      url: urlSchema.meta(say('Link allo statuto')),
    })
    .optional()
    .meta(say('Statuto')),
  accounts: z
    .array(
      z.strictObject({
        year: yearSchema,
        url: urlSchema.meta(say('Link al bilancio')),
      }),
    )
    .meta(say('Bilanci')),
  grants: z
    .array(
      z.strictObject({
        body: textSchema.meta(say('Ente', 'Chi ha dato la somma.')),
        amount: euroSchema.meta(say('Somma in euro')),
        receivedOn: receivedOnSchema,
        reason: localizedSchema.meta(say('Per che cosa', 'La causale, con parole semplici.')),
      }),
    )
    .meta(
      say(
        'Contributi pubblici',
        'Legge 124/2017: ente, somma (o valore, se in natura), giorno e causale, entro il 30 giugno.',
      ),
    ),
  fivePerThousand: z
    .array(
      z.strictObject({
        year: yearSchema,
        amount: euroSchema.meta(say('Somma in euro')),
        receivedOn: receivedOnSchema,
        report: urlSchema
          .optional()
          .meta(say('Rendiconto', 'Il link al rendiconto: come è stata spesa la somma.')),
      }),
    )
    .meta(say('5x1000 ricevuto')),
})
