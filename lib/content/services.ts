import type { z } from 'zod'
import json from '../../content/services.json'
import { parseContent } from './parse-content'
import { agesSchema } from './schemas/fields'
import { servicesSchema } from './schemas/services'

export type Service = z.infer<typeof servicesSchema>[number]

export type ServiceId = Service['id']

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
