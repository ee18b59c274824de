import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'
import { Stack } from '@/components/ui/layout/stack'
import { SampleTag } from '@/components/ui/sample-tag'
import { association } from '@/lib/content/records'
import styles from './transfer.module.css'

const { paypalUrl, sample } = association.donations

export function Paypal() {
  const t = useTranslations('DonationsPage')
  return (
    <Card as="section" id="paypal" className={styles.transfer} aria-labelledby="paypal-title">
      <Stack>
        <h2 id="paypal-title">{t('paypalTitle')}</h2>
        <p>{t('paypalText')}</p>
      </Stack>
      <p className={styles.button}>
        <ButtonLink href={paypalUrl}>{t('paypalLink')}</ButtonLink> <SampleTag sample={sample} />
      </p>
    </Card>
  )
}
