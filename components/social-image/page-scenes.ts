import { AboutUsScene } from '@/components/illustrations/about-us-scene'
import { AccessibilityScene } from '@/components/illustrations/accessibility-scene'
import { ContactsScene } from '@/components/illustrations/contacts-scene'
import { CookieScene } from '@/components/illustrations/cookie-scene'
import { DonationsScene } from '@/components/illustrations/donations-scene'
import { EducationalSupportScene } from '@/components/illustrations/educational-support-scene'
import { EventsScene } from '@/components/illustrations/events-scene'
import { HomeScene } from '@/components/illustrations/home-scene'
import { ListeningDeskScene } from '@/components/illustrations/listening-desk-scene'
import { PrivacyScene } from '@/components/illustrations/privacy-scene'
import { PsychologicalServicesScene } from '@/components/illustrations/psychological-services-scene'
import { ServicesScene } from '@/components/illustrations/services-scene'
import { TrainingPathsScene } from '@/components/illustrations/training-paths-scene'
import { WorkshopsScene } from '@/components/illustrations/workshops-scene'

/** What each page's picture shows; `SocialImage` in messages/ describes it. */
export const pageScenes = {
  home: HomeScene,
  'about-us': AboutUsScene,
  services: ServicesScene,
  'psychological-services': PsychologicalServicesScene,
  'listening-desk': ListeningDeskScene,
  'educational-support': EducationalSupportScene,
  'training-paths': TrainingPathsScene,
  workshops: WorkshopsScene,
  events: EventsScene,
  donations: DonationsScene,
  contacts: ContactsScene,
  privacy: PrivacyScene,
  cookie: CookieScene,
  accessibility: AccessibilityScene,
}
