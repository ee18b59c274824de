import { useTranslations } from 'next-intl'
import { EmergencyNotice } from '@/components/helplines/emergency-notice'
import { PracticalAnswers } from '@/components/practical-answers/practical-answers'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Confidentiality } from '@/components/services/listening-desk/confidentiality'
import { MeetingTimes } from '@/components/services/listening-desk/meeting-times'
import { OpeningHours } from '@/components/services/listening-desk/opening-hours'
import { RequestSection } from '@/components/services/listening-desk/request-section'
import { Steps } from '@/components/services/listening-desk/steps'
import { Topics } from '@/components/services/listening-desk/topics'
import { ServiceHeader } from '@/components/services/shared/service-header'
import { association } from '@/lib/content/association'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/listening-desk')
}

export default function ListeningDeskPage() {
  const t = useTranslations('ListeningDeskPage')
  return (
    <>
      <QuickExit />
      <ServiceHeader
        service="listening-desk"
        lead={t('lead', { city: association.address.city })}
        action={{ href: '#request', label: t('ask') }}
      >
        <OpeningHours />
      </ServiceHeader>
      <Topics />
      <Steps />
      <MeetingTimes />
      <Confidentiality />
      <PracticalAnswers page="/services/listening-desk" />
      <EmergencyNotice page="ListeningDeskPage" />
      <RequestSection />
    </>
  )
}
