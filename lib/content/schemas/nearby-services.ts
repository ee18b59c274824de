import { z } from 'zod'
import { textWithFactsSchema } from '../text-with-facts'
import {
  agesSchema,
  choiceSchema,
  dateSchema,
  hasUniqueIds,
  idSchema,
  localizedSchema,
  phoneSchema,
  repeatedId,
  say,
  textSchema,
  urlSchema,
} from './fields'

/** For whom a service is: each has one place in the site. */
const nearbyReasonSchema = choiceSchema({
  'under-16': 'A chi ha meno di 16 anni',
  anyone: 'A tutti, in fondo ai servizi',
})

export const nearbyServicesSchema = z
  .array(
    z
      .strictObject({
        id: idSchema,
        name: textWithFactsSchema.meta(
          say(
            'Nome',
            'Il nome del servizio, e chi lo gestisce. Nelle altre lingue le parole italiane stanno in <it>…</it>.',
          ),
        ),
        purpose: localizedSchema.meta(say('A che cosa serve', 'Una frase, e se è gratis.')),
        ages: agesSchema.optional().meta(say('Età', 'Se non è per tutti.')),
        reasons: z.array(nearbyReasonSchema).min(1).meta(say('Dove si vede')),
        phone: phoneSchema
          .optional()
          .meta(say('Telefono', 'Corto, o con +39 e senza spazi. Senza, il servizio non si vede.')),
        page: urlSchema
          .optional()
          .meta(
            say(
              'Pagina',
              'La pagina di chi gestisce il servizio, con gli indirizzi: dove il sito lo nomina, porta lì.',
            ),
          ),
        source: textSchema.meta(
          say('Fonte', 'La pagina di chi gestisce il servizio, o di un ente pubblico.'),
        ),
        verifiedOn: dateSchema
          .optional()
          .meta(
            say(
              'Controllato il',
              'Il giorno in cui qualcuno ha chiamato, o ha letto il numero sulla pagina di chi gestisce il servizio. Senza, il servizio non si vede.',
            ),
          ),
      })
      .refine(({ phone, verifiedOn }) => !verifiedOn || phone, {
        path: ['verifiedOn'],
        error:
          'non si può controllare un servizio senza numero: aggiungilo ("phone"), o togli la data.',
      }),
  )
  .refine(hasUniqueIds, repeatedId)
