import type { ServiceId } from '../content/services'

/** In the address of the contact form: the service that the visitor writes about. */
export const serviceParameter = 'service'

/** Returns the address of the contact form with a message about a service. */
export function writingPath(service?: ServiceId): string {
  return service ? `/contacts?${serviceParameter}=${service}#write` : '/contacts#write'
}
