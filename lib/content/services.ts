import { z } from 'zod'
import json from '../../content/services.json'
import { audienceIds } from './audiences'
import { localizedSchema } from './fields'
import { parseContent } from './parse-content'
import { pagePaths } from '../routes'

const serviceIds = [
  'listening-desk',
  'psychological-services',
  'educational-support',
  'training-paths',
  'workshops',
] as const

export type ServiceId = (typeof serviceIds)[number]

const agesSchema = z.strictObject({ from: z.int(), to: z.int() })

const servicesSchema = z
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
    `deve esserci una volta ciascuno: ${serviceIds.join(', ')}.`,
  )

export type Service = z.infer<typeof servicesSchema>[number]

export const services = parseContent('content/services.json', servicesSchema, json)

const byId = new Map(services.map((service) => [service.id, service]))

export function findService(id: ServiceId): Service {
  return byId.get(id) ?? missing(id)
}

/** Whom the workshops are for; their pages cannot be written without it. */
export const workshopAges = parseContent(
  'content/services.json',
  agesSchema,
  findService('workshops').ages,
)

function missing(id: ServiceId): never {
  throw new Error(`content/services.json: ${id}`)
}
