import { z } from 'zod'
import { pagePaths } from '../pages'
import { audienceIds } from './audiences-schema'
import { say } from './editor-language'
import { localizedSchema } from './fields'

export const serviceIds = [
  'listening-desk',
  'psychological-services',
  'educational-support',
  'training-paths',
  'workshops',
] as const

export const agesSchema = z.strictObject({ from: z.int(), to: z.int() })

export const servicesSchema = z
  .array(
    z.strictObject({
      id: z.enum(serviceIds),
      path: z.enum(pagePaths),
      title: localizedSchema,
      summary: localizedSchema,
      /** One more thing to know, in a few words. */
      detail: localizedSchema,
      audiences: z.array(z.enum(audienceIds)).min(1),
      /** In years, both included. */
      ages: agesSchema.optional(),
    }),
  )
  .refine(
    (services) =>
      services.length === serviceIds.length &&
      serviceIds.every((id) => services.some((service) => service.id === id)),
    say(
      `deve esserci una volta ciascuno: ${serviceIds.join(', ')}.`,
      `each must be there once: ${serviceIds.join(', ')}.`,
    ),
  )
  .refine(
    (services) => services.find(({ id }) => id === 'workshops')?.ages,
    say(
      'ai laboratori (workshops) servono le età: "ages": { "from": 6, "to": 17 }.',
      'the workshops need their ages: "ages": { "from": 6, "to": 17 }.',
    ),
  )
