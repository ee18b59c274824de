import { z } from 'zod'
import { textWithFactsSchema } from '../text-with-facts'
import {
  choiceSchema,
  dateSchema,
  idSchema,
  localizedSchema,
  sampleSchema,
  say,
  textSchema,
} from './fields'

/** Parts that are true only with Tag Manager, or only without it; the others always are. */
export const onlySchema = choiceSchema({
  'with-tag-manager': 'Con le statistiche',
  'without-tag-manager': 'Senza le statistiche',
})
  .optional()
  .meta(say('Solo se', 'Solo se il sito ha, o non ha, le statistiche.'))

/** Something that the site leaves in the visitor's browser. */
export const storedItemSchema = z.strictObject({
  only: onlySchema,
  names: z.array(textSchema).min(1).meta(say('Nomi', 'Come si leggono nel browser.')),
  kind: choiceSchema({
    cookie: 'Cookie',
    'local-storage': 'Memoria del browser',
    'session-storage': 'Memoria della scheda',
  }).meta(say('Dove resta')),
  purpose: localizedSchema.meta(say('A che cosa serve')),
  duration: localizedSchema.meta(say('Quanto resta')),
})

export const sectionSchema = z.strictObject({
  /** For links to the section: the same in every language. */
  id: idSchema,
  only: onlySchema,
  title: localizedSchema.meta(say('Titolo', 'Il titolo del capitolo.')),
  paragraphs: z
    .array(textWithFactsSchema)
    .min(1)
    .meta(say('Paragrafi', '{email} o [parole](/contacts) diventano un dato o un link.')),
  list: z
    .array(textWithFactsSchema)
    .min(1)
    .optional()
    .meta(say('Elenco', 'Un elenco dopo i paragrafi.')),
  stored: z
    .array(storedItemSchema)
    .min(1)
    .optional()
    .meta(say('Che cosa resta nel browser', 'La tabella di ciò che il sito lascia nel browser.')),
  closing: z
    .array(textWithFactsSchema)
    .min(1)
    .optional()
    .meta(say('Chiusura', 'Paragrafi dopo l’elenco o la tabella.')),
})

export const policySchema = z.strictObject({
  lastUpdated: dateSchema.meta(
    say('Aggiornata il', 'Il giorno dell’ultimo cambiamento; si vede in cima alla pagina.'),
  ),
  inShort: z
    .array(
      z.strictObject({
        only: onlySchema,
        text: textWithFactsSchema.meta(
          say('Testo', 'Una frase. {email} o [parole](/contacts) diventano un dato o un link.'),
        ),
      }),
    )
    .meta(say('In breve', 'Le cose più importanti, in cima alla pagina.')),
  sections: z
    .array(sectionSchema)
    .min(1)
    .refine(
      (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
      'due sezioni hanno lo stesso id.',
    )
    .meta(say('Capitoli', 'In ordine.')),
})

const factsMeta = {
  title: 'Decisioni',
  description: 'Decisioni dell’associazione che il testo nomina.',
}

export const privacyPolicySchema = policySchema.extend({
  facts: z
    .strictObject({
      sample: sampleSchema,
      hosting: localizedSchema.meta(say('Hosting', 'Chi ospita il sito.')),
      mailbox: localizedSchema.meta(say('Posta', 'Chi fornisce la casella email.')),
      contactPeriod: localizedSchema.meta(
        say('Durata dei messaggi', 'Per quanto si tengono i messaggi.'),
      ),
      listeningDeskPeriod: localizedSchema.meta(
        say('Durata delle richieste', 'Per quanto si tengono le richieste allo sportello.'),
      ),
    })
    .meta(factsMeta),
})

export const accessibilityStatementSchema = policySchema.extend({
  facts: z
    .strictObject({
      sample: sampleSchema,
      accessibilityReply: localizedSchema.meta(
        say('Tempo di risposta', 'Entro quando rispondiamo a una segnalazione.'),
      ),
    })
    .meta(factsMeta),
})
