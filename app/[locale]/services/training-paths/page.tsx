import { useTranslations } from 'next-intl'
import { ServiceHeader } from '@/components/services/service-header'
import { WaysToBegin } from '@/components/services/ways-to-begin'
import { WorriedLink } from '@/components/services/worried-link'
import { Method } from '@/components/services/training-paths/method'
import { Questions } from '@/components/services/training-paths/questions'
import { Takeaways } from '@/components/services/training-paths/takeaways'
import { contactFormPath } from '@/lib/contacts/contact-form-path'
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
        action={{ href: contactFormPath('training-paths'), label: t('write') }}
        alert={<WorriedLink />}
      />
      <Method />
      <Questions />
      <Takeaways />
      <WaysToBegin
        scene="circle"
        service="training-paths"
        title={t('begin.title')}
        text={t('begin.text')}
      />
    </>
  )
}
