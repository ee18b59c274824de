import { useTranslations } from 'next-intl'
import { Urgent } from '@/components/helplines/urgent'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Confidentiality } from '@/components/services/listening-desk/confidentiality'
import { PracticalInformation } from '@/components/services/listening-desk/practical-information'
import { RequestSection } from '@/components/services/listening-desk/request-section'
import { Steps } from '@/components/services/listening-desk/steps'
import { Topics } from '@/components/services/listening-desk/topics'
import { ServiceHeader } from '@/components/services/service-header'
import { Section } from '@/components/ui/section'
import { association } from '@/lib/content/records'
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
        alert={<Urgent />}
      />
      <Topics />
      <Section>
        <Steps />
      </Section>
      <Confidentiality />
      <RequestSection />
      <PracticalInformation />
    </>
  )
}
