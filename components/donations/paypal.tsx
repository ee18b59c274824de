import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Panel } from '@/components/ui/panel'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/records'

const { paypalUrl, sample } = association.donations

export function Paypal() {
  const t = useTranslations('DonationsPage')
  return (
    <Panel as="section" labelledBy="paypal-title">
      <h2 id="paypal-title">{t('paypalTitle')}</h2>
      <p>{t('paypalText')}</p>
      <p>
        <ButtonLink href={paypalUrl}>{t('paypalLink')}</ButtonLink> <SampleTag sample={sample} />
      </p>
    </Panel>
  )
}
