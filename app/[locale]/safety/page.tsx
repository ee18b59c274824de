import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Traces } from '@/components/quick-exit/traces'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { PageHeader } from '@/components/ui/page-header'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/safety')
}

export default function SafetyPage() {
  const t = useTranslations('SafetyPage')
  return (
    <>
      <QuickExit />
      <PageHeader
        trail={<Breadcrumbs path="/safety" name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="privacy" />}
        isTextOnPhone
      />
      <Traces />
    </>
  )
}
