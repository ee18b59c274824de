import { z } from 'zod'
import { textWithFactsSchema } from '../text-with-facts'
import { dateSchema, idSchema, localizedSchema, sampleSchema, textSchema } from './fields'

/** Parts that are true only with Tag Manager, or only without it; the others always are. */
export const onlySchema = z
  .enum(['with-tag-manager', 'without-tag-manager'])
  .optional()
  .meta({
    title: 'Solo se',
    description: 'Solo se il sito ha, o non ha, le statistiche.',
    examples: ['with-tag-manager'],
  })

/** Something that the site leaves in the visitor's browser. */
export const storedItemSchema = z.strictObject({
  only: onlySchema,
  names: z
    .array(textSchema)
    .min(1)
    .meta({
      title: 'Nomi',
      description: 'Come si leggono nel browser.',
      examples: [['NEXT_LOCALE']],
    }),
  kind: z
    .enum(['cookie', 'local-storage', 'session-storage'])
    .meta({ title: 'Dove resta', examples: ['cookie'] }),
  purpose: localizedSchema.meta({ title: 'A che cosa serve' }),
  duration: localizedSchema.meta({ title: 'Quanto resta' }),
})

export const sectionSchema = z.strictObject({
  /** For links to the section: the same in every language. */
  id: idSchema,
  only: onlySchema,
  title: localizedSchema.meta({ title: 'Titolo', description: 'Il titolo del capitolo.' }),
  paragraphs: z.array(textWithFactsSchema).min(1).meta({
    title: 'Paragrafi',
    description: '{email} o [parole](/contacts) diventano un dato o un link.',
  }),
  list: z.array(textWithFactsSchema).min(1).optional().meta({
    title: 'Elenco',
    description: 'Un elenco dopo i paragrafi.',
  }),
  stored: z.array(storedItemSchema).min(1).optional().meta({
    title: 'Che cosa resta nel browser',
    description: 'La tabella di ciò che il sito lascia nel browser.',
  }),
  closing: z.array(textWithFactsSchema).min(1).optional().meta({
    title: 'Chiusura',
    description: 'Paragrafi dopo l’elenco o la tabella.',
  }),
})

export const policySchema = z.strictObject({
  lastUpdated: dateSchema.meta({
    title: 'Aggiornata il',
    description: 'Il giorno dell’ultimo cambiamento; si vede in cima alla pagina.',
    examples: ['2027-03-15'],
  }),
  inShort: z
    .array(
      z.strictObject({
        only: onlySchema,
        text: textWithFactsSchema.meta({
          title: 'Testo',
          description: 'Una frase. {email} o [parole](/contacts) diventano un dato o un link.',
        }),
      }),
    )
    .meta({
      title: 'In breve',
      description: 'Le cose più importanti, in cima alla pagina.',
    }),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      'due sezioni hanno lo stesso id.',
    )
    .meta({ title: 'Capitoli', description: 'In ordine.' }),
})

const factsMeta = {
  title: 'Decisioni',
  description: 'Decisioni dell’associazione che il testo nomina.',
}

export const privacyPolicySchema = policySchema.extend({
  facts: z
    .strictObject({
      sample: sampleSchema,
      hosting: localizedSchema.meta({ title: 'Hosting', description: 'Chi ospita il sito.' }),
      mailbox: localizedSchema.meta({
        title: 'Posta',
        description: 'Chi fornisce la casella email.',
      }),
      contactPeriod: localizedSchema.meta({
        title: 'Durata dei messaggi',
        description: 'Per quanto si tengono i messaggi.',
      }),
      listeningDeskPeriod: localizedSchema.meta({
        title: 'Durata delle richieste',
        description: 'Per quanto si tengono le richieste allo sportello.',
      }),
    })
    .meta(factsMeta),
})

export const accessibilityStatementSchema = policySchema.extend({
  facts: z
    .strictObject({
      sample: sampleSchema,
      accessibilityReply: localizedSchema.meta({
        title: 'Tempo di risposta',
        description: 'Entro quando rispondiamo a una segnalazione.',
      }),
    })
    .meta(factsMeta),
})
