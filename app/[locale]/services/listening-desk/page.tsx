import { DeskHeader } from '@/components/services/desk-header'
import { DeskHours } from '@/components/services/desk-hours'
import { DeskPrivacy } from '@/components/services/desk-privacy'
import { DeskRequest } from '@/components/services/desk-request'
import { DeskSteps } from '@/components/services/desk-steps'
import { DeskTopics } from '@/components/services/desk-topics'
import { EmergencyNotice } from '@/components/services/emergency-notice'
import { QuickExit } from '@/components/ui/quick-exit'
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
