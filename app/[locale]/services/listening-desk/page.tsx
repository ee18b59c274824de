import { useLocale, useTranslations } from 'next-intl'
import { ListeningDeskScene } from '@/components/illustrations/listening-desk-scene'
import { CallButton } from '@/components/services/call-button'
import { DeskHours } from '@/components/services/desk-hours'
import { DeskPrivacy } from '@/components/services/desk-privacy'
import { DeskRequest } from '@/components/services/desk-request'
import { DeskSteps } from '@/components/services/desk-steps'
import { DeskTopics } from '@/components/services/desk-topics'
import { EmergencyNotice } from '@/components/services/emergency-notice'
import { OpeningHours } from '@/components/services/opening-hours'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { QuickExit } from '@/components/ui/quick-exit'
import { association } from '@/lib/content/association'
import { findService } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/listening-desk', 'ListeningDeskPage')
}

export default function ListeningDeskPage() {
  const t = useTranslations('ListeningDeskPage')
  const title = findService('listening-desk').title[useLocale()]
  const lead = t('lead', { city: association.address.city })
  return (
    <>
      <QuickExit />
      <PageHeader title={title} lead={lead} scene={<ListeningDeskScene />}>
        <ButtonLink href="#request">{t('ask')}</ButtonLink>
        <CallButton />
        <OpeningHours />
      </PageHeader>
      <DeskTopics />
      <DeskSteps />
      <DeskHours />
      <DeskPrivacy />
      <EmergencyNotice page="ListeningDeskPage" />
      <DeskRequest />
    </>
  )
}
