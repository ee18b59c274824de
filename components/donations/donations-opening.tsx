import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { ButtonLink } from '@/components/ui/button/button-link'
import { ButtonRow } from '@/components/ui/button/button-row'
import { PageHeader } from '@/components/ui/page-header'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/records'
import { Transfer } from './transfer'

const { paypalUrl, sample } = association.donations

/** Renders the two ways to give at once: PayPal in the page's head, the bank below it. */
export function DonationsOpening() {
  const t = useTranslations('DonationsPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/donations" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="donations" />}
      >
        <ButtonRow>
          <ButtonLink href={paypalUrl}>{t('paypalLink')}</ButtonLink>
        </ButtonRow>
        <p>
          {t('paypalText')} <SampleTag sample={sample} />
        </p>
        <ArrowLinks
          links={[
            { href: '#transfer', text: t('to.transfer') },
            { href: '#five-per-thousand', text: t('to.five') },
          ]}
        />
      </PageHeader>
      <Transfer />
    </>
  )
}
