import { useTranslations } from 'next-intl'
import { Urgent } from '@/components/helplines/urgent'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Confidentiality } from '@/components/services/psychological-services/confidentiality'
import { FirstMeeting } from '@/components/services/psychological-services/first-meeting'
import { Signs } from '@/components/services/psychological-services/signs'
import { ServiceHeader } from '@/components/services/service-header'
import { WaysToBegin } from '@/components/services/ways-to-begin'
import { WorriedLink } from '@/components/services/worried-link'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
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
        action={{ href: contactFormPath('psychological-services'), label: t('write') }}
        alert={
          <>
            <Urgent />
            <WorriedLink />
          </>
        }
      />
      <Signs />
      <FirstMeeting />
      <Confidentiality />
      <WaysToBegin
        scene="two-chairs"
        service="psychological-services"
        title={t('begin.title')}
        text={t('begin.text')}
      />
    </>
  )
}
