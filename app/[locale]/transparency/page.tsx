import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { PublicMoney } from '@/components/transparency/public-money'
import { StatuteAndAccounts } from '@/components/transparency/statute-and-accounts'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { translatedMetadata } from '@/lib/seo/translated-metadata'

export function generateMetadata() {
  return translatedMetadata('/transparency')
}

export default function TransparencyPage() {
  const t = useTranslations('TransparencyPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/transparency" name={t('title')} />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="transparency" />}
        isTextOnPhone
      />
      <Section>
        <StatuteAndAccounts />
        <PublicMoney />
      </Section>
    </>
  )
}
