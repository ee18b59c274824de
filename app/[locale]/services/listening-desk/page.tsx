import { DeskHeader } from '@/components/services/listening-desk/desk-header'
import { DeskHours } from '@/components/services/listening-desk/meeting-times'
import { DeskPrivacy } from '@/components/services/listening-desk/confidentiality'
import { DeskRequest } from '@/components/services/listening-desk/request-section'
import { DeskSteps } from '@/components/services/listening-desk/steps'
import { DeskTopics } from '@/components/services/listening-desk/topics'
import { EmergencyNotice } from '@/components/helplines/emergency-notice'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/listening-desk', 'ListeningDeskPage')
}

export default function ListeningDeskPage() {
  return (
    <>
      <QuickExit />
      <DeskHeader />
      <DeskTopics />
      <DeskSteps />
      <DeskHours />
      <DeskPrivacy />
      <EmergencyNotice page="ListeningDeskPage" />
      <DeskRequest />
    </>
  )
}
