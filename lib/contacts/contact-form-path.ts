import type { ServiceId } from '../content/services'
import { serviceParameter } from '../pages'

/** What a message can begin with: a service, or the wish to help. */
type WritingSubject = ServiceId | 'volunteering'

/** Returns the address of the contact form with a message about a subject. */
export function contactFormPath(subject?: WritingSubject): string {
  return subject ? `/contacts?${serviceParameter}=${subject}#write` : '/contacts#write'
}
