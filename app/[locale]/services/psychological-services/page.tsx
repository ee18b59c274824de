import { useLocale, useTranslations } from 'next-intl'
import { PsychologicalServicesScene } from '@/components/illustrations/psychological-services-scene'
import { CallButton } from '@/components/contact-links/call-button'
import { EmergencyNotice } from '@/components/helplines/emergency-notice'
import { FirstMeeting } from '@/components/services/psychological-services/first-meeting'
import { PsyConfidentiality } from '@/components/services/psychological-services/confidentiality'
import { PsyMinors } from '@/components/services/psychological-services/minors'
import { PsySigns } from '@/components/services/psychological-services/signs'
import { WaysToBegin } from '@/components/services/shared/ways-to-begin'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { findService } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/psychological-services', 'PsychologicalServicesPage')
}

export default function PsychologicalServicesPage() {
  const t = useTranslations('PsychologicalServicesPage')
  const title = findService('psychological-services').title[useLocale()]
  return (
    <>
      <QuickExit />
      <PageHeader title={title} lead={t('lead')} scene={<PsychologicalServicesScene />}>
        <ButtonLink href="/contacts">{t('write')}</ButtonLink>
        <CallButton />
      </PageHeader>
      <PsySigns />
      <FirstMeeting />
      <PsyConfidentiality />
      <PsyMinors />
      <EmergencyNotice page="PsychologicalServicesPage" />
      <WaysToBegin title={t('begin.title')} text={t('begin.text')} />
    </>
  )
}
