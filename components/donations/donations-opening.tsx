import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { Stack } from '@/components/ui/layout/stack'
import { PageHeader } from '@/components/ui/page-header'
import { Section } from '@/components/ui/section'
import { Paypal } from './paypal'
import { Transfer } from './transfer'

/** Renders the page's head and the two ways to give at once: PayPal and the bank. */
export function DonationsOpening() {
  const t = useTranslations('DonationsPage')
  return (
    <>
      <PageHeader
        trail={<Breadcrumbs path="/donations" />}
        title={t('title')}
        lead={t('lead')}
        scene={<Place name="donations" />}
      />
      <Section>
        <Stack isWide>
          <Paypal />
          <Transfer />
        </Stack>
      </Section>
    </>
  )
}
