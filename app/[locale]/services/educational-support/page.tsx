import { useLocale, useTranslations } from 'next-intl'
import { EducationalSupportScene } from '@/components/illustrations/educational-support-scene'
import { CallButton } from '@/components/contact-links/call-button'
import { SchoolAlongside } from '@/components/services/educational-support/alongside-school'
import { SchoolVoices } from '@/components/services/educational-support/voices'
import { StudyTogether } from '@/components/services/educational-support/study-together'
import { WaysToBegin } from '@/components/services/shared/ways-to-begin'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { findService } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/educational-support', 'EducationalSupportPage')
}

export default function EducationalSupportPage() {
  const t = useTranslations('EducationalSupportPage')
  const title = findService('educational-support').title[useLocale()]
  return (
    <>
      <PageHeader title={title} lead={t('lead')} scene={<EducationalSupportScene />}>
        <ButtonLink href="/contacts">{t('write')}</ButtonLink>
        <CallButton />
      </PageHeader>
      <SchoolVoices />
      <StudyTogether />
      <SchoolAlongside />
      <WaysToBegin title={t('begin.title')} text={t('begin.text')} />
    </>
  )
}
