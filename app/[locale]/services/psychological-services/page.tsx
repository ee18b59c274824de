import { useTranslations } from 'next-intl'
import { EmergencyNotice } from '@/components/helplines/emergency-notice'
import { PracticalAnswers } from '@/components/practical-answers/practical-answers'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Confidentiality } from '@/components/services/psychological-services/confidentiality'
import { FirstMeeting } from '@/components/services/psychological-services/first-meeting'
import { Minors } from '@/components/services/psychological-services/minors'
import { Signs } from '@/components/services/psychological-services/signs'
import { ServiceHeader } from '@/components/services/shared/service-header'
import { WaysToBegin } from '@/components/services/shared/ways-to-begin'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/psychological-services')
}

export default function PsychologicalServicesPage() {
  const t = useTranslations('PsychologicalServicesPage')
  return (
    <>
      <QuickExit />
      <ServiceHeader
        service="psychological-services"
        lead={t('lead')}
        action={{ href: '/contacts', label: t('write') }}
      />
      <Signs />
      <FirstMeeting />
      <Confidentiality />
      <Minors />
      <PracticalAnswers page="/services/psychological-services" />
      <EmergencyNotice page="PsychologicalServicesPage" />
      <WaysToBegin title={t('begin.title')} text={t('begin.text')} />
    </>
  )
}
