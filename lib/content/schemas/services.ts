import { z } from 'zod'
import { audienceIds } from './audiences'
import { agesSchema, localizedSchema, pageSchema, say } from './fields'

export const serviceIds = [
  'listening-desk',
  'psychological-services',
  'educational-support',
  'training-paths',
  'workshops',
] as const

export const servicesSchema = z
  .array(
    z.strictObject({
      id: z.enum(serviceIds).meta(say('Servizio', 'L’elenco è fisso.')),
      path: pageSchema,
      title: localizedSchema.meta(say('Nome del servizio')),
      summary: localizedSchema.meta(say('Riassunto', 'Che cos’è, in due frasi.')),
      detail: localizedSchema.meta(say('Dettaglio', 'Una cosa in più da sapere, in poche parole.')),
      audiences: z.array(z.enum(audienceIds)).min(1).meta(say('Per chi è')),
      ages: agesSchema.optional().meta(say('Età')),
    }),
  )
  .refine(
    (services) =>
      services.length === serviceIds.length &&
      serviceIds.every((id) => services.some((service) => service.id === id)),
    `deve esserci una volta ciascuno: ${serviceIds.join(', ')}.`,
  )
  .refine(
    (services) => services.find(({ id }) => id === 'workshops')?.ages,
    'ai laboratori servono le età ("ages": { "from": 6, "to": 17 }).',
  )
