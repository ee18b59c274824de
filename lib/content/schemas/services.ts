import { z } from 'zod'
import { audienceSchema } from './audiences'
import { agesSchema, choiceSchema, localizedSchema, pageSchema, say } from './fields'

const serviceSchema = choiceSchema({
  'listening-desk': 'Sportello d’ascolto',
  'psychological-services': 'Sostegno psicologico',
  'educational-support': 'Sostegno educativo',
  'training-paths': 'Percorsi di formazione',
  workshops: 'Laboratori',
})

export const servicesSchema = z
  .array(
    z.strictObject({
      id: serviceSchema.meta(say('Servizio', 'L’elenco è fisso.')),
      path: pageSchema,
      title: localizedSchema.meta(say('Nome del servizio')),
      summary: localizedSchema.meta(say('Riassunto', 'Che cos’è, in due frasi.')),
      detail: localizedSchema.meta(say('Dettaglio', 'Una cosa in più da sapere, in poche parole.')),
      audiences: z.array(audienceSchema).min(1).meta(say('Per chi è')),
      ages: agesSchema.optional().meta(say('Età')),
    }),
  )
  .refine(
    (services) =>
      services.length === serviceSchema.options.length &&
      serviceSchema.options.every((id) => services.some((service) => service.id === id)),
    `deve esserci una volta ciascuno: ${serviceSchema.options.join(', ')}.`,
  )
  .refine(
    (services) => services.find(({ id }) => id === 'workshops')?.ages,
    'ai laboratori servono le età ("ages": { "from": 6, "to": 17 }).',
  )
