import type messages from '../../messages/it.json'
import { isPagePath, type PagePath } from '../page-paths'

type PageNamespace = {
  [Namespace in keyof typeof messages]: (typeof messages)[Namespace] extends {
    metaTitle: string
    metaDescription: string
  }
    ? Namespace
    : never
}[keyof typeof messages]

/** Where each page's own messages are, `metaTitle` and `metaDescription` among them. */
export const pageNamespaces = {
  '/': 'HomePage',
  '/about-us': 'AboutUsPage',
  '/services': 'ServicesPage',
  '/services/psychological-services': 'PsychologicalServicesPage',
  '/services/listening-desk': 'ListeningDeskPage',
  '/services/listening-desk/pocket-card': 'PocketCardPage',
  '/services/educational-support': 'EducationalSupportPage',
  '/services/training-paths': 'TrainingPathsPage',
  '/services/workshops': 'WorkshopsPage',
  '/events': 'EventsPage',
  '/donations': 'DonationsPage',
  '/contacts': 'ContactsPage',
  '/privacy-policy': 'PrivacyPolicyPage',
  '/cookie-policy': 'CookiePolicyPage',
  '/accessibility': 'AccessibilityPage',
} as const satisfies Record<PagePath, PageNamespace>

/** Returns the namespace of a page; an event has that of the events. */
export function namespaceOf(path: string) {
  return pageNamespaces[isPagePath(path) ? path : '/events']
}
