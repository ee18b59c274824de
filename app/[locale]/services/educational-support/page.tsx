import { useTranslations } from 'next-intl'
import { UnderSixteenLink } from '@/components/helplines/under-sixteen-link'
import { AlongsideSchool } from '@/components/services/educational-support/alongside-school'
import { StudyTogether } from '@/components/services/educational-support/study-together'
import { Voices } from '@/components/services/educational-support/voices'
import { ServiceHeader } from '@/components/services/service-header'
import { WaysToBegin } from '@/components/services/ways-to-begin'
import { WorriedLink } from '@/components/services/worried-link'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/educational-support')
}

export default function EducationalSupportPage() {
  const t = useTranslations('EducationalSupportPage')
  return (
    <>
      <ServiceHeader
        service="educational-support"
        lead={t('lead')}
        action={{ href: contactFormPath('educational-support'), label: t('write') }}
        alert={<WorriedLink />}
      />
      <Voices />
      <StudyTogether />
      <AlongsideSchool />
      <WaysToBegin
        scene="two-cups"
        service="educational-support"
        title={t('begin.title')}
        text={t('begin.text')}
        more={<UnderSixteenLink />}
      />
    </>
  )
}
