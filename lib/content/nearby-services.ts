import type { z } from 'zod'
import json from '../../content/nearby-services.json'
import { parseContent } from './parse-content'
import { nearbyServicesSchema } from './schemas/nearby-services'

type NearbyService = z.infer<typeof nearbyServicesSchema>[number]
type CheckedService = NearbyService & { phone: string; verifiedOn: string }

const nearbyServices = parseContent('content/nearby-services.json', nearbyServicesSchema, json)

/** Returns the services for whoever needs another help than ours; one that nobody has checked is never among them. */
export function nearbyServicesFor(
  reason: NearbyService['reasons'][number],
  services: NearbyService[] = nearbyServices,
): CheckedService[] {
  return services.flatMap((service) => {
    const { phone, verifiedOn, reasons } = service
    return phone && verifiedOn && reasons.includes(reason)
      ? [{ ...service, phone, verifiedOn }]
      : []
  })
}

/** Returns the page of whoever runs a service, for where the site names it without a number; throws where there is none. */
export function nearbyPage(id: string): string {
  const page = nearbyServices.find((service) => service.id === id)?.page
  if (!page) throw new Error(`content/nearby-services.json has no page for "${id}"`)
  return page
}
