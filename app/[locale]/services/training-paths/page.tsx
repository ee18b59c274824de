import { useLocale, useTranslations } from 'next-intl'
import { TrainingPathsScene } from '@/components/illustrations/training-paths-scene'
import { CallButton } from '@/components/contact-links/call-button'
import { TrainingMethod } from '@/components/services/training-paths/method'
import { TrainingQuestions } from '@/components/services/training-paths/questions'
import { TrainingTake } from '@/components/services/training-paths/takeaways'
import { WaysToBegin } from '@/components/services/shared/ways-to-begin'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeader } from '@/components/ui/page-header'
import { findService } from '@/lib/content/services'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/training-paths', 'TrainingPathsPage')
}

export default function TrainingPathsPage() {
  const t = useTranslations('TrainingPathsPage')
  const title = findService('training-paths').title[useLocale()]
  return (
    <>
      <PageHeader title={title} lead={t('lead')} scene={<TrainingPathsScene />}>
        <ButtonLink href="/contacts">{t('write')}</ButtonLink>
        <CallButton />
      </PageHeader>
      <TrainingMethod />
      <TrainingQuestions />
      <TrainingTake />
      <WaysToBegin title={t('begin.title')} text={t('begin.text')} />
    </>
  )
}
