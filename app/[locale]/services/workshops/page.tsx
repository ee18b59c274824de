import { useLocale, useTranslations } from 'next-intl'
import { WorkshopsScene } from '@/components/illustrations/workshops-scene'
import { CallButton } from '@/components/contact-links/call-button'
import { WaysToBegin } from '@/components/services/shared/ways-to-begin'
import { WorkshopActivities } from '@/components/services/workshops/activities'
import { WorkshopAnswers } from '@/components/services/workshops/answers-for-parents'
import { WorkshopWhy } from '@/components/services/workshops/purpose'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { findService, workshopAges } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/workshops', 'WorkshopsPage')
}

export default function WorkshopsPage() {
  const t = useTranslations('WorkshopsPage')
  const title = findService('workshops').title[useLocale()]
  return (
    <>
      <PageHeader title={title} lead={t('lead', workshopAges)} scene={<WorkshopsScene />}>
        <ButtonLink href="/contacts">{t('write')}</ButtonLink>
        <CallButton />
      </PageHeader>
      <WorkshopActivities />
      <WorkshopWhy />
      <WorkshopAnswers />
      <WaysToBegin title={t('begin.title')} text={t('begin.text')} />
    </>
  )
}
