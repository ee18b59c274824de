import { useTranslations } from 'next-intl'
import { QuickExit } from '@/components/quick-exit/quick-exit'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { PocketCard } from '@/components/services/pocket-card/pocket-card'
import { ButtonRow } from '@/components/ui/button/button-row'
import { PageHeader } from '@/components/ui/page-header'
import { PrintButton } from '@/components/ui/print-button'
import { Section } from '@/components/ui/section'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/services/listening-desk/pocket-card')
}

export default function PocketCardPage() {
  const t = useTranslations('PocketCardPage')
  return (
    <>
      <QuickExit />
      <PageHeader
        trail={<Breadcrumbs path="/services/listening-desk/pocket-card" name={t('crumb')} />}
        title={t('title')}
        lead={t('lead')}
      >
        <ButtonRow>
          <PrintButton label={t('print')} />
        </ButtonRow>
        <p>{t('format')}</p>
      </PageHeader>
      <Section labelledBy="card-title">
        <PocketCard />
      </Section>
    </>
  )
}
