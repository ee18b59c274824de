import { z } from 'zod'
import {
  agesSchema,
  dateSchema,
  hasUniqueIds,
  idSchema,
  localizedSchema,
  phoneSchema,
  repeatedId,
  textSchema,
  urlSchema,
} from './fields'

/** For whom a service is: each has one place in the site. */
export const nearbyReasons = ['under-16', 'anyone'] as const

export const nearbyServicesSchema = z
  .array(
    z
      .strictObject({
        id: idSchema,
        name: localizedSchema.meta({
          title: 'Nome',
          description: 'Il nome del servizio, e chi lo gestisce.',
        }),
        purpose: localizedSchema.meta({
          title: 'A che cosa serve',
          description: 'Una frase, e se è gratis.',
        }),
        ages: agesSchema.optional().meta({ title: 'Età', description: 'Se non è per tutti.' }),
        reasons: z
          .array(z.enum(nearbyReasons))
          .min(1)
          .meta({
            title: 'Dove si vede',
            description:
              'under-16: a chi ha meno di 16 anni. anyone: nell’elenco in fondo ai servizi.',
            examples: [['anyone']],
          }),
        phone: phoneSchema.optional().meta({
          title: 'Telefono',
          description: 'Corto, o con +39 e senza spazi. Senza, il servizio non si vede.',
          examples: ['+390701234567'],
        }),
        page: urlSchema.optional().meta({
          title: 'Pagina',
          description:
            'La pagina di chi gestisce il servizio, con gli indirizzi: dove il sito lo nomina, porta lì.',
          examples: ['https://www.asl8cagliari.it/servizio/consultori'],
        }),
        source: textSchema.meta({
          title: 'Fonte',
          description: 'La pagina di chi gestisce il servizio, o di un ente pubblico.',
          examples: ['asl8cagliari.it'],
        }),
        verifiedOn: dateSchema.optional().meta({
          title: 'Controllato il',
          description:
            'Il giorno in cui qualcuno ha chiamato, o ha letto il numero sulla pagina di chi gestisce il servizio. Senza, il servizio non si vede.',
          examples: ['2027-03-15'],
        }),
      })
      .refine(({ phone, verifiedOn }) => !verifiedOn || phone, {
        path: ['verifiedOn'],
        error:
          'non si può controllare un servizio senza numero: aggiungilo ("phone"), o togli la data.',
      }),
  )
  .refine(hasUniqueIds, repeatedId)
