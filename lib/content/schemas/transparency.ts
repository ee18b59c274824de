import { z } from 'zod'
import { dateSchema, euroSchema, localizedSchema, textSchema, urlSchema } from './fields'

const yearSchema = z.int().meta({ title: 'Anno', examples: [2026] })

const receivedOnSchema = dateSchema.meta({
  title: 'Ricevuto il',
  description: 'Il giorno in cui è arrivata la somma, anno-mese-giorno.',
  examples: ['2027-03-15'],
})

/** What the association publishes about its money; what is empty is not shown. */
export const transparencySchema = z.strictObject({
  checkedOn: dateSchema.optional().meta({
    title: 'Controllata il',
    description:
      'Il giorno in cui qualcuno ha guardato che la pagina sia completa. Ogni anno entro il 30 giugno: il controllo lo ricorda.',
    examples: ['2027-06-15'],
  }),
  statute: z
    .strictObject({
      approvedOn: dateSchema.meta({ title: 'Approvato il', examples: ['2016-03-15'] }),
      url: urlSchema.meta({
        title: 'Link allo statuto',
        examples: ['https://www.example.org/statuto.pdf'],
      }),
    })
    .optional()
    .meta({ title: 'Statuto' }),
  accounts: z
    .array(
      z.strictObject({
        year: yearSchema,
        url: urlSchema.meta({
          title: 'Link al bilancio',
          examples: ['https://www.example.org/bilancio-2026.pdf'],
        }),
      }),
    )
    .meta({ title: 'Bilanci' }),
  grants: z
    .array(
      z.strictObject({
        body: textSchema.meta({
          title: 'Ente',
          description: 'Chi ha dato la somma.',
          examples: ['Comune di Esempio'],
        }),
        amount: euroSchema.meta({ title: 'Somma in euro', examples: [1200] }),
        receivedOn: receivedOnSchema,
        reason: localizedSchema.meta({
          title: 'Per che cosa',
          description: 'La causale, con parole semplici.',
        }),
      }),
    )
    .meta({
      title: 'Contributi pubblici',
      description:
        'Legge 124/2017: ente, somma (o valore, se in natura), giorno e causale, entro il 30 giugno.',
    }),
  fivePerThousand: z
    .array(
      z.strictObject({
        year: yearSchema,
        amount: euroSchema.meta({ title: 'Somma in euro', examples: [850.5] }),
        receivedOn: receivedOnSchema,
        report: urlSchema.optional().meta({
          title: 'Rendiconto',
          description: 'Il link al rendiconto: come è stata spesa la somma.',
          examples: ['https://www.example.org/5x1000-2026.pdf'],
        }),
      }),
    )
    .meta({ title: '5x1000 ricevuto' }),
})
