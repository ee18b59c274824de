import { useTranslations } from 'next-intl'
import { Place } from '@/components/illustrations/scene'
import { Breadcrumbs } from '@/components/seo/breadcrumbs'
import { ArrowLinks } from '@/components/ui/arrow-links'
import { Icon } from '@/components/ui/icon/icon'
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
      >
        <ArrowLinks>
          <li>
            <a href="#paypal">
              {t('to.paypal')}
              <Icon name="arrow" />
            </a>
          </li>
          <li>
            <a href="#transfer">
              {t('to.transfer')}
              <Icon name="arrow" />
            </a>
          </li>
          <li>
            <a href="#five-per-thousand">
              {t('to.five')}
              <Icon name="arrow" />
            </a>
          </li>
        </ArrowLinks>
      </PageHeader>
      <Section>
        <Stack isWide>
          <Paypal />
          <Transfer />
        </Stack>
      </Section>
    </>
  )
}
