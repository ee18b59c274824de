import { useTranslations } from 'next-intl'
import { Scene } from '@/components/illustrations/scene'
import { PageHeader } from '@/components/ui/page-header'
import styles from './donations-opening.module.css'
import { Paypal } from './paypal'
import { Transfer } from './transfer'

/**
 * Renders title, PayPal, bank details and picture: on a phone the picture comes last.
 */
export function DonationsOpening() {
  const t = useTranslations('DonationsPage')
  return (
    <div className={styles.opening}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.transfer}>
        <Paypal />
        <Transfer />
      </div>
      <div className={styles.scene}>
        <Scene name="donations" />
      </div>
    </div>
  )
}
