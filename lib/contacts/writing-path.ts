import type { ServiceId } from '../content/services'
import { serviceParameter } from '../pages'

/** Returns the address of the contact form with a message about a service. */
export function writingPath(service?: ServiceId): string {
  return service ? `/contacts?${serviceParameter}=${service}#write` : '/contacts#write'
}
