import { useTranslations } from 'next-intl'
import { ServiceHeader } from '@/components/services/shared/service-header'
import { WaysToBegin } from '@/components/services/shared/ways-to-begin'
import { Method } from '@/components/services/training-paths/method'
import { Questions } from '@/components/services/training-paths/questions'
import { Takeaways } from '@/components/services/training-paths/takeaways'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/training-paths')
}

export default function TrainingPathsPage() {
  const t = useTranslations('TrainingPathsPage')
  return (
    <>
      <ServiceHeader
        service="training-paths"
        lead={t('lead')}
        action={{ href: '/contacts', label: t('write') }}
      />
      <Method />
      <Questions />
      <Takeaways />
      <WaysToBegin title={t('begin.title')} text={t('begin.text')} />
    </>
  )
}
